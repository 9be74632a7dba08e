import { replyOf } from '@spindle/sdk/errors';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { queryOptions } from '@tanstack/react-query';
import type { FilterPayload } from 'react-admin';
import { orderListsKey } from '../orders/order-queries.ts';
import { lacksTrackingNumber } from '@spindle/sdk/domain/shipping/validate-label';
import type { StaffOrder } from '../orders/staff-order.ts';
import type { AdminOrder } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';

/** Where to continue in a list after finishing an order. */
interface Position {
  /** The list's filter. */
  filter: FilterPayload;
  after: Pick<StaffOrder, 'orderId' | 'dateCreated'>;
}

/** Skips only a few orders per page: those with a dispute or a typed tracking number. */
const pageSize = 50;

/**
 * Finds the next order that needs a label: the next one in the list or, at its end, the first. Null
 * if none is left.
 */
export function nextParcel({ filter: listed, after }: Position) {
  return queryOptions({
    // Doesn't use the SDK's reads, because this may take several calls.
    queryKey: [...orderListsKey, 'next-parcel', listed, after.orderId],
    queryFn: async ({ signal }): Promise<AdminOrder | null> => {
      const filter = picked(listed);
      const from: unknown = filter.dateCreated_gte;
      const later = typeof from === 'string' && from > after.dateCreated;
      const onward = later ? from : after.dateCreated;
      const isNext = (order: AdminOrder) => order.orderId !== after.orderId && waits(order);
      return (
        (await firstIn({ ...filter, dateCreated_gte: onward }, isNext, signal)) ??
        (await firstIn(filter, isNext, signal))
      );
    },
  });
}

async function firstIn(
  filter: object,
  isNext: (order: AdminOrder) => boolean,
  signal: AbortSignal,
): Promise<AdminOrder | null> {
  for (let first = 0; ; first += pageSize) {
    const query = {
      sort: JSON.stringify(['dateCreated', 'ASC']),
      range: JSON.stringify([first, first + pageSize - 1]),
      filter: JSON.stringify(filter),
    };
    const page = await replyOf(shop.GET('/api/admin/orders', { params: { query }, signal }));
    const next = page.find(isNext);
    if (next || page.length < pageSize) return next ?? null;
  }
}

/** Makes the filter match picked orders, and keeps its other conditions. */
function picked({ state: _, ...others }: FilterPayload): FilterPayload {
  return { ...others, orderState: 'PICKED' };
}

const waits = (order: AdminOrder) =>
  lacksTrackingNumber(order) &&
  !order.disputed &&
  order.parentId === null &&
  order.shippingGrouping !== DIGITAL_GROUP;
