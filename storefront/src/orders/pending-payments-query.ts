import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type PendingPayment = components['schemas']['PendingPayment'];

/** How often to check for the bank's decision while the page is open. */
const CHECK_MS = 60_000;

/**
 * Loads the customer's payments that a bank is confirming or has recently declined, newest first.
 */
export function pendingPaymentsQuery() {
  return queryOptions({
    ...reads.get('/api/order/pendingPayments'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((payment) => payment.state === 'PENDING') ? CHECK_MS : false,
  });
}
