import { isOfProvider, isRejection } from '../../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import {
  providerKeyRejected,
  providerRejected,
  providerSilent,
} from '@spindle/sdk/domain/catalog/publishing';
import type { Rejection } from '@spindle/sdk/domain/rejection';

/**
 * Why the provider does not do what it was asked, and what to do about it.
 * @throws Failure 503 where it has not answered, or failed by itself: the same may work in a moment
 */
export function rejectionOf(error: unknown): Rejection {
  if (isRejection(error)) return providerRejected(error.message);
  if (!isOfProvider(error)) throw error;
  if (error.statusCode === 401 || error.statusCode === 403) return providerKeyRejected;
  throw unavailable(providerSilent, error);
}
