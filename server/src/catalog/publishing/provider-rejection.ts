import { isProviderError, isRejection } from '../../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import {
  providerKeyRejected,
  providerRejected,
  providerSilent,
} from '@spindle/sdk/domain/catalog/publishing';
import type { Rejection } from '@spindle/sdk/domain/rejection';

/**
 * Explains why the provider rejected a request and what to do about it.
 * @throws Failure 503 if the provider didn't respond or failed, so that a retry may succeed
 */
export function rejectionOf(error: unknown): Rejection {
  if (isRejection(error)) return providerRejected(error.message);
  if (!isProviderError(error)) throw error;
  if (error.statusCode === 401 || error.statusCode === 403) return providerKeyRejected;
  throw unavailable(providerSilent, error);
}
