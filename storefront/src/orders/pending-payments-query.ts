import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

export type PendingPayment = components['schemas']['PendingPayment'];

/** How often a bank's answer is looked for while somebody watches. */
const CHECK_MS = 60_000;

/** The customer's payments that a bank confirms or has lately declined, newest first. */
export function pendingPaymentsQuery() {
  return queryOptions({
    ...reads.get('/api/order/pendingPayments'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some((payment) => payment.state === 'PENDING') ? CHECK_MS : false,
  });
}
