import { replyOf } from '@spindle/sdk/errors';
import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { queryOptions } from '@tanstack/react-query';
import { orderListsKey, type OrderQuery } from '../orders/order-queries.ts';
import { listFilter } from '../orders/order-search.ts';
import { lacksTrackingNumber, type StaffOrder } from '../orders/staff-order.ts';
import type { AdminOrder } from '../providers/records.ts';
import { shop } from '../providers/shop.ts';

/** Where the search of a list goes on once an order of it is done. */
interface Position {
  /** What the list was narrowed to; null: everything. */
  criteria: OrderQuery | null;
  after: Pick<StaffOrder, 'orderId' | 'dateCreated'>;
}

/** Few of them cannot go: doubted by a bank, or with a number that was typed. */
const pageSize = 50;

/**
 * The order to buy a label for next: in the list's order the first that waits after this one, else
 * the first of the list; null where none waits any more.
 */
export function nextParcel({ criteria, after }: Position) {
  return queryOptions({
    queryKey: [...orderListsKey, 'next-parcel', criteria, after.orderId],
    queryFn: async ({ signal }): Promise<AdminOrder | null> => {
      const filter = filterOf(criteria);
      const from = 'dateCreated_gte' in filter ? filter.dateCreated_gte : '';
      const onward = from > after.dateCreated ? from : after.dateCreated;
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

/** Picked orders have left the state that was searched for, so that everything else holds. */
function filterOf(criteria: OrderQuery | null) {
  const orderState = 'PICKED';
  if (!criteria) return { orderState };
  if ('trouble' in criteria) return { ...criteria, orderState };
  const anyState =
    criteria.searchType === 'OrderState' ? { ...criteria, searchValue: '' } : criteria;
  return { ...listFilter(anyState), orderState };
}

const waits = (order: AdminOrder) =>
  lacksTrackingNumber(order) &&
  !order.disputed &&
  order.parentId === null &&
  order.shippingGrouping !== DIGITAL_GROUP;
