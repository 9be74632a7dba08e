import { isOfProvider, isRefusal } from '../../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import {
  providerKeyRefused,
  providerRefused,
  providerSilent,
} from '@spindle/sdk/domain/catalog/publishing';
import type { Refusal } from '@spindle/sdk/domain/refusal';

/**
 * Why the provider does not do what it was asked, and what to do about it.
 * @throws Failure 503 where it has not answered, or failed by itself: the same may work in a moment
 */
export function refusalOf(error: unknown): Refusal {
  if (isRefusal(error)) return providerRefused(error.message);
  if (!isOfProvider(error)) throw error;
  if (error.statusCode === 401 || error.statusCode === 403) return providerKeyRefused;
  throw unavailable(providerSilent, error);
}
