import type { Order, ShopState } from '../state.ts';

/** What ends a dispute. */
const DECIDED = new Set(['won', 'lost', 'warning_closed', 'prevented']);

/** The returns of an order. */
export function returnsOf({ orders }: Pick<ShopState, 'orders'>, { orderId }: Order): Order[] {
  return orders.filter(({ parentId }) => parentId === orderId);
}

export function openReturns(state: Pick<ShopState, 'orders'>, order: Order): number {
  return returnsOf(state, order).filter(
    ({ orderState }) => orderState === 'RETURN_REQUESTED' || orderState === 'RETURNED',
  ).length;
}

/** Its refunds and, as money for a return went back on the order too, those of its returns. */
export function refundsOf(state: Pick<ShopState, 'orders'>, order: Order): Order['refunds'] {
  return [order, ...returnsOf(state, order)]
    .flatMap(({ refunds }) => refunds)
    .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated));
}

/** Units of a line that were asked to be sent back, and not denied. */
export function unitsReturned(
  state: Pick<ShopState, 'orders'>,
  order: Order,
  line: { catalogId: string; catalogItemId: string },
): number {
  return returnsOf(state, order)
    .filter(({ orderState }) => orderState !== 'CANCELLED')
    .flatMap(({ items }) => items)
    .filter((one) => one.catalogId === line.catalogId && one.catalogItemId === line.catalogItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the customer's bank doubts the payment, and that is not settled yet. */
export function isDisputed({ disputes }: Pick<Order, 'disputes'>): boolean {
  return disputes.some(({ status }) => !DECIDED.has(status));
}
