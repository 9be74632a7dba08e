import { unavailable } from '@spindle/sdk/contract/failure';
import { shopNotReady } from '@spindle/sdk/domain/settings/missing-settings';
import type { Config } from '../config.ts';

/** @throws Failure 503 if invoices or emails to a paying customer would lack required facts */
export function requireSellable({ demoAllowed, business }: Config): void {
  if (!demoAllowed && business.missing.length > 0) throw unavailable(shopNotReady);
}
