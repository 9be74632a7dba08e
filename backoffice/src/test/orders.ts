import type { Order } from '@spindle/sdk/mocks/state';
import { firstOf } from './first-of.ts';
import { mockShop } from './mock-shop.ts';

/** The oldest order in that state, and nothing sent back of it. */
export function oldestOrder(state: Order['orderState']): Order {
  const oldestFirst = mockShop
    .read()
    .orders.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated));
  return firstOf(
    oldestFirst,
    ({ orderState, parentId, shippingGrouping }) =>
      orderState === state && parentId === null && shippingGrouping !== 'DIGITAL',
  );
}

/** An order as the shop has it now. */
export function orderNow({ orderId }: Order): Order {
  return firstOf(mockShop.read().orders, (one) => one.orderId === orderId);
}

/** What happens to an order behind the screen's back. */
export function changeOrder({ orderId }: Order, facts: Partial<Order>): void {
  mockShop.change(({ orders }) => {
    const order = firstOf(orders, (one) => one.orderId === orderId);
    Object.assign(order, { version: order.version + 1 }, facts);
  });
}

/** How staff call it. */
export const nameOf = ({ orderId }: Order) => orderId.slice(0, 8);
