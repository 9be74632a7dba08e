import { useQuery } from '@tanstack/react-query';
import { subscribedItem, type ContentPlace } from './content-place.ts';
import { builderSubscriptionsQuery, subscriptionsQuery } from './queries.ts';

/** `catalog title [item title]`; null while it is looked up. */
export function useContentTitle({ shelf, subscriptionId }: ContentPlace): string | null {
  const mine = useQuery({ ...subscriptionsQuery(), enabled: shelf === 'mine' });
  const all = useQuery({ ...builderSubscriptionsQuery(), enabled: shelf === 'builder' });
  const { data, isPending } = shelf === 'mine' ? mine : all;
  const found = data?.find(({ SubscriptionId }) => SubscriptionId === subscriptionId);
  if (found) return `${found.catalogTitle} [${found.title}]`;
  if (isPending) return null;
  // What staff granted is in nobody's list: its ids are names enough.
  const { catalogId, catalogItemId } = subscribedItem(subscriptionId);
  return `${catalogId} [${catalogItemId}]`;
}
