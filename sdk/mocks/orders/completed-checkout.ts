import type { Checkout, Order, ShopState } from '../state.ts';

/** The orders a customer's latest payment made, what is shipped first. */
export function latestOrders({ orders }: Pick<ShopState, 'orders'>, userId: string): Order[] {
  const bought = orders.filter((one) => one.userId === userId && one.parentId === null);
  const latest = bought.reduce<Order | null>(
    (best, one) => (best === null || one.dateCreated >= best.dateCreated ? one : best),
    null,
  );
  return bought
    .filter(({ paymentIntentId }) => paymentIntentId === latest?.paymentIntentId)
    .toSorted(byShipping);
}

/** The orders a checkout made, what is shipped first; none while it is not paid. */
export function ordersOf(
  { orders }: Pick<ShopState, 'orders'>,
  { orderIds }: Pick<Checkout, 'orderIds'>,
): Order[] {
  return orders.filter(({ orderId }) => orderIds.includes(orderId)).toSorted(byShipping);
}

/** As the confirmation lists the orders of one payment. */
export function byShipping(a: Order, b: Order): number {
  return b.shippingPrice - a.shippingPrice || a.shippingGrouping.localeCompare(b.shippingGrouping);
}
