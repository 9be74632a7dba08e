import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

export type PendingPayment = components['schemas']['PendingPayment'];

export const PENDING_PAYMENTS_KEY = ['pending-payments'] as const;

/** How often a bank's answer is looked for while somebody watches. */
const CHECK_MS = 60_000;

/** The customer's payments that a bank confirms or has lately declined, newest first. */
export function pendingPaymentsQuery() {
  return queryOptions({
    queryKey: PENDING_PAYMENTS_KEY,
    queryFn: () => replyOf(shop.GET('/api/order/pendingPayments')),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((payment) => payment.state === 'PENDING') ? CHECK_MS : false,
  });
}
