import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';
import { untilRenewal, type Order } from '../orders/queries.ts';

type CheckoutStatus = components['schemas']['CheckoutStatus'];

/** `FOREIGN`: the checkout isn't in the user's account. */
export type Unpaid =
  | { state: 'OPEN'; payAt: string | null; payableUntil: string | null }
  | { state: Exclude<CheckoutStatus['state'], 'PAID' | 'OPEN'> | 'FOREIGN' };

export type Completion = { state: 'PAID'; orders: Order[] } | Unpaid;

/**
 * Loads the checkout of the `session` that the customer returned with or, without one, the latest
 * checkout.
 */
export function completionQuery(session: string | null) {
  return queryOptions({
    // Doesn't use `reads`, because two calls make one result.
    queryKey: ['checkout', 'complete', session],
    queryFn: () => readCompletion(session),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) => isUndecided(state.data) && 'always',
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      isUndecided(state.data)
        ? (CONFIRMATION_PAUSES_MS[state.dataUpdateCount - 1] ?? false)
        : untilRenewal(state.data?.state === 'PAID' ? state.data.orders : []),
  });
}

const UNDECIDED = new Set<Completion['state']>(['OPEN', 'CONFIRMING', 'UNKNOWN']);

function isUndecided(completion: Completion | undefined): boolean {
  return completion !== undefined && UNDECIDED.has(completion.state);
}

async function readCompletion(session: string | null): Promise<Completion> {
  try {
    const status = await replyOf(
      shop.GET('/api/cart/checkout/status', { params: { query: named(session) } }),
    );
    const { state, RedirectUrl, payableUntil } = status;
    if (state === 'OPEN') return { state, payAt: RedirectUrl, payableUntil };
    if (state !== 'PAID') return { state };
    const query = named(status.session);
    const orders = await replyOf(shop.GET('/api/order/checkoutComplete', { params: { query } }));
    return orders.length > 0 ? { state, orders } : { state: 'UNKNOWN' };
  } catch (error) {
    const isNone = error instanceof ShopError && (error.status === 404 || error.status === 400);
    if (isNone) return { state: 'FOREIGN' };
    throw error;
  }
}

function named(session: string | null): { session?: string } {
  return session === null ? {} : { session };
}
