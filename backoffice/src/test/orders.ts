import type { Order } from '@spindle/sdk/mocks/state';
import { firstOf } from './first-of.ts';
import { mockShop } from './mock-shop.ts';

/** Returns the oldest order in that state without a return. */
export function oldestOrder(state: Order['orderState']): Order {
  return firstOf(
    oldestFirst(mockShop.read().orders),
    ({ orderState, parentId, shippingGrouping }) =>
      orderState === state && parentId === null && shippingGrouping !== 'DIGITAL',
  );
}

/** Sorts orders like the lists of the order tools. */
export const oldestFirst = (orders: readonly Order[]) =>
  orders.toSorted(
    (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
  );

/** Returns the shop's current version of the order. */
export function orderNow({ orderId }: Order): Order {
  return firstOf(mockShop.read().orders, (one) => one.orderId === orderId);
}

/** Changes an order behind the screen's back. */
export function changeOrder({ orderId }: Order, facts: Partial<Order>): void {
  mockShop.change(({ orders }) => {
    const order = firstOf(orders, (one) => one.orderId === orderId);
    Object.assign(order, { version: order.version + 1 }, facts);
  });
}

/** Makes the buyer unknown to the payment provider. */
export function clearCustomer(order: Order): void {
  changeOrder(order, { customerId: null });
  mockShop.change(({ people }) => {
    for (const person of people) {
      if (person.userId === order.userId) person.customerId = null;
    }
  });
}

export function failedRefund(): Order['refunds'][number] {
  return {
    refundId: mockShop.newId(),
    orderId: mockShop.newId(),
    lines: [],
    shipping: 0,
    shippingTax: 0,
    requestedBy: null,
    amount: 1200,
    state: 'FAILED',
    origin: 'SHOP',
    assigned: true,
    reason: 'Return received',
    failure: 'The card was closed.',
    dateCreated: new Date().toISOString(),
    dateSettled: null,
  };
}

/** Returns an open dispute about the whole total. */
export function openDispute({ total, dateCreated }: Order): Order['disputes'][number] {
  return {
    disputeId: 'dp_1N',
    amount: total,
    reason: 'fraudulent',
    status: 'needs_response',
    dateCreated,
    dateAcknowledged: null,
  };
}

/** Returns the order's name as shown to staff. */
export const nameOf = ({ orderId }: Order) => orderId.slice(0, 8);

/** Records a refund for units of a line. Its amounts are zero because they don't matter here. */
export function refundUnits(order: Order, line: Order['items'][number], quantity: number): void {
  const { catalogId, catalogItemId } = line;
  const lines = [{ catalogId, catalogItemId, quantity, amount: 0, tax: 0 }];
  const { orderId } = order;
  changeOrder(order, { refunds: [{ ...failedRefund(), state: 'SUCCEEDED', orderId, lines }] });
}
