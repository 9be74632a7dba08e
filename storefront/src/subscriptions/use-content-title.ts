import { useQuery } from '@tanstack/react-query';
import { subscribedItem, type ContentPlace } from './content-place.ts';
import { builderSubscriptionsQuery, subscriptionsQuery } from './queries.ts';

/** Returns `catalog title [item title]`, or null while it loads. */
export function useContentTitle({ shelf, subscriptionId }: ContentPlace): string | null {
  const mine = useQuery({ ...subscriptionsQuery(), enabled: shelf === 'mine' });
  const all = useQuery({ ...builderSubscriptionsQuery(), enabled: shelf === 'builder' });
  const { data, isPending } = shelf === 'mine' ? mine : all;
  const found = data?.find(({ SubscriptionId }) => SubscriptionId === subscriptionId);
  if (found) return `${found.catalogTitle} [${found.title}]`;
  if (isPending) return null;
  // Content granted by staff is in no list, so its ids serve as names.
  const { catalogId, catalogItemId } = subscribedItem(subscriptionId);
  return `${catalogId} [${catalogItemId}]`;
}
