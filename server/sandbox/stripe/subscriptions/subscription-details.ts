import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import { samplePayer } from '../control/test-payer.ts';
import type { Payer } from '../payments/payer.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

/** A credit or charge of a changed plan that waits for the next invoice. */
export interface PendingLine {
  description: string;
  /** Cents, negative for a credit. */
  amount: number;
  price: string;
  period: { start: number; end: number };
}

/** What belongs to a subscription but is not shown on it. */
export interface SubscriptionDetails {
  /** The subscription's id. */
  id: string;
  created: number;
  /** Who pays, and with what. */
  payer: Payer;
  /** How the next payments turn out. */
  renewals: 'succeed' | 'fail';
  pending: PendingLine[];
}

/**
 * Imported subscriptions have none yet: their customer pays with the card that works, unless it has
 * just been refused.
 */
export function detailsOf(
  world: World,
  { id, created, customer, status }: SubscriptionRecord,
): SubscriptionDetails {
  const known = world.store.get('subscription_details', id);
  if (known) return known;
  const payer = samplePayer(world.store.get('customer', idOf(customer) ?? ''));
  const renewals = status === 'past_due' ? 'fail' : 'succeed';
  return { id, created, payer, renewals, pending: [] };
}
