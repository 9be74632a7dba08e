import type { Checkout, Order, ShopState } from '../state.ts';

/** Returns the orders created by a customer's latest payment, shipped ones first. */
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

/** Returns the orders created by a checkout, shipped ones first. Empty until it is paid. */
export function ordersOf(
  { orders }: Pick<ShopState, 'orders'>,
  { orderIds }: Pick<Checkout, 'orderIds'>,
): Order[] {
  return orders.filter(({ orderId }) => orderIds.includes(orderId)).toSorted(byShipping);
}

/** Sorts the orders of one payment in the confirmation's order. */
export function byShipping(a: Order, b: Order): number {
  return b.shippingPrice - a.shippingPrice || a.shippingGrouping.localeCompare(b.shippingGrouping);
}
