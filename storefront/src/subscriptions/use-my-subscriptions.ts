import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  awaitedSubscription,
  forgetAwaited,
  forgetPortalVisit,
  wasAtPortal,
} from './awaited-subscription.ts';
import { subscriptionsQuery, type Subscription } from './queries.ts';

// The provider tells the shop by itself, mostly within seconds.
const PAUSES_AFTER_PAYING_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const PAUSES_AFTER_PORTAL_MS = [1_500, 4_000, 10_000];

/** How it stands with a subscription that was just paid for. */
export type Arrival = 'none' | 'waiting' | 'late' | 'arrived';

/** The list, asked for again by itself where a payment or a change at the provider is to show. */
export function useMySubscriptions() {
  const client = useQueryClient();
  const [awaited] = useState(() => awaitedSubscription(Date.now()));
  const [pauses] = useState(() =>
    awaited !== null ? PAUSES_AFTER_PAYING_MS : wasAtPortal() ? PAUSES_AFTER_PORTAL_MS : [],
  );
  const { queryKey } = subscriptionsQuery();
  const answers = () => {
    const state = client.getQueryState(queryKey);
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0);
  };
  const [before] = useState(answers);

  const list = useQuery({
    ...subscriptionsQuery(),
    refetchInterval: ({ state }) =>
      isThere(state.data, awaited) ? false : (pauses[answers() - before - 1] ?? false),
  });
  const there = isThere(list.data, awaited);

  useEffect(() => forgetPortalVisit(), []);
  useEffect(() => {
    if (there) forgetAwaited();
  }, [there]);

  const asking = list.isFetching || answers() - before <= pauses.length;
  const arrival: Arrival =
    awaited === null ? 'none' : there ? 'arrived' : asking ? 'waiting' : 'late';
  return { list, arrival };
}

function isThere(list: Subscription[] | undefined, awaited: string | null): boolean {
  return Boolean(
    list?.some(({ SubscriptionId, PaymentDue }) => SubscriptionId === awaited && !PaymentDue),
  );
}
