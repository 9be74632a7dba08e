import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { buyerName } from '../orders/buyer-name.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { LIST_REFRESH_MS } from '../providers/query-client.ts';
import { reads, shop } from '../providers/shop.ts';

export type PickingOrder = components['schemas']['PickingOrder'];
export type PickingLine = components['schemas']['PickingLine'];

// Without a network connection, a call fails immediately with a message instead of waiting.
const networkMode = 'always';
const fiveMinutes = 5 * 60_000;

/** Orders that are unclaimed or claimed by the signed-in user, oldest first. */
export const ordersToPick = queryOptions({
  ...reads.get('/api/admin/adminPicking'),
  select: (orders) => orders.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  // Pickers may not read the summary that makes other lists refresh.
  refetchInterval: LIST_REFRESH_MS,
  networkMode,
});

/** Titles of the catalogs by id. They tell pickers where in the warehouse to go. */
export const catalogTitles = queryOptions({
  ...catalogsQuery(false),
  select: (catalogs) => new Map(catalogs.map(({ catalogId, title }) => [catalogId, title])),
});

/** Claims the order for the signed-in user. Refetching in time extends the claim. */
export function claimOf(order: PickingOrder) {
  return queryOptions({
    // Doesn't use the SDK's reads, because this call is a POST.
    queryKey: ['claim', order.orderId],
    queryFn: () => replyOf(shop.POST('/api/admin/adminPicking/claim', { body: named(order) })),
    staleTime: fiveMinutes,
    // Not cached: opening an order again must claim it again.
    gcTime: 0,
    networkMode,
  });
}

/** Returns the total number of units in all lines. */
export const unitsOf = ({ items }: PickingOrder): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

function named({ customerId, orderId }: PickingOrder) {
  return { customerId: buyerName(customerId), orderId };
}
