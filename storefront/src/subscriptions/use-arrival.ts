import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONFIRMATION_PAUSES_MS } from '../shop/confirmation-pauses.ts';
import { arrivalOf, paymentQuery, type Arrival } from './arrival.ts';
import { awaitedSubscription, clearAwaitedSubscription } from './awaited-subscription.ts';
import type { Subscription } from './queries.ts';

type List = Pick<
  UseQueryResult<Subscription[]>,
  'data' | 'dataUpdatedAt' | 'isError' | 'isFetching' | 'refetch'
>;

/** Returns the status of the subscription that the user left the shop to pay for, and its id. */
export function useArrival(list: List): {
  arrival: Arrival;
  subscriptionId: string | null;
  ask: () => void;
} {
  const client = useQueryClient();
  const [awaited] = useState(() => awaitedSubscription(Date.now()));
  const there = list.data?.some(
    ({ SubscriptionId, PaymentDue }) => SubscriptionId === awaited && !PaymentDue,
  );
  const query = paymentQuery(awaited ?? '');
  const payment = useQuery({ ...query, enabled: awaited !== null && !there });
  const tries = client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const asking = payment.isFetching || tries <= CONFIRMATION_PAUSES_MS.length;

  const paid = payment.data?.state === 'PAID';
  const { refetch } = list;
  useEffect(() => {
    if (paid) void refetch();
  }, [paid, refetch]);
  useEffect(() => {
    if (there || paid) clearAwaitedSubscription();
  }, [there, paid]);

  function read(): Arrival {
    if (awaited === null) return null;
    if (there) return { state: 'ARRIVED' };
    if (payment.isError) return { state: 'UNKNOWN', asking: payment.isFetching };
    if (payment.data === undefined) return { state: 'ASKING' };
    const shownSince = list.isError || list.dataUpdatedAt >= payment.dataUpdatedAt;
    if (paid && (list.isFetching || !shownSince)) return { state: 'ASKING' };
    return arrivalOf(payment.data, asking);
  }

  return { arrival: read(), subscriptionId: awaited, ask: () => void payment.refetch() };
}
