import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { buyerName } from '../orders/buyer-name.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { LIST_REFRESH_MS } from '../providers/query-client.ts';
import { reads, shop } from '../providers/shop.ts';

export type PickingOrder = components['schemas']['PickingOrder'];
export type PickingLine = components['schemas']['PickingLine'];

// Out of reach of the network a call fails at once and says so, instead of waiting unseen.
const networkMode = 'always';
const fiveMinutes = 5 * 60_000;

/** Orders that nobody holds, and those held by whoever asks; oldest first. */
export const ordersToPick = queryOptions({
  ...reads.get('/api/admin/adminPicking'),
  select: (orders) => orders.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  // Pickers may not read the summary that tells other lists to refresh.
  refetchInterval: LIST_REFRESH_MS,
  networkMode,
});

/** What the catalogues are called, by id: where in the warehouse to go. */
export const catalogTitles = queryOptions({
  ...catalogsQuery(false),
  select: (catalogs) => new Map(catalogs.map(({ catalogId, title }) => [catalogId, title])),
});

/** Holds the order for the one who asks; asked again in time, it goes on being held. */
export function claimOf(order: PickingOrder) {
  return queryOptions({
    // Not the SDK's read: the call is POST.
    queryKey: ['claim', order.orderId],
    queryFn: () => replyOf(shop.POST('/api/admin/adminPicking/claim', { body: named(order) })),
    staleTime: fiveMinutes,
    // Whoever comes back to an order has to be given it anew.
    gcTime: 0,
    networkMode,
  });
}

/** Units the box takes, whichever lines they are of. */
export const unitsOf = ({ items }: PickingOrder): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

function named({ customerId, orderId }: PickingOrder) {
  return { customerId: buyerName(customerId), orderId };
}
