import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';

type PaymentStatus = components['schemas']['CheckoutStatus'];

/**
 * The status of the subscription that the user left the shop to pay for. Null if there is nothing
 * to say.
 */
export type Arrival =
  | { state: 'ASKING' | 'ARRIVED' | 'EXPIRED' | 'FAILED' }
  | { state: 'OPEN'; payAt: string | null; payableUntil: string | null }
  /** `asking`: the status is checked again automatically. */
  | { state: 'CONFIRMING' | 'UNKNOWN'; asking: boolean }
  | null;

/**
 * Loads the status of the latest payment page for that subscription, repeatedly until it is
 * decided.
 */
export function paymentQuery(subscriptionId: string) {
  return queryOptions({
    ...reads.get('/api/cart/checkout/status', {
      params: { query: { subscription: subscriptionId } },
    }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) => isUndecided(state.data) && 'always',
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      (isUndecided(state.data) && CONFIRMATION_PAUSES_MS[state.dataUpdateCount - 1]) || false,
  });
}

const UNDECIDED = new Set<PaymentStatus['state']>(['OPEN', 'CONFIRMING', 'UNKNOWN']);

function isUndecided(status: PaymentStatus | undefined): boolean {
  return status !== undefined && UNDECIDED.has(status.state);
}

/** Returns the status of a payment whose subscription is not in the list yet. */
export function arrivalOf(status: PaymentStatus, asking: boolean): Arrival {
  const { state, RedirectUrl: payAt, payableUntil } = status;
  if (state === 'OPEN') return { state, payAt, payableUntil };
  if (state === 'CONFIRMING' || state === 'UNKNOWN') return { state, asking };
  return state === 'EXPIRED' || state === 'FAILED' ? { state } : null;
}
