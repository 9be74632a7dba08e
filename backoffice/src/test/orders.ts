import type { Order } from '@spindle/sdk/mocks/state';
import { firstOf } from './first-of.ts';
import { mockShop } from './mock-shop.ts';

/** The oldest order in that state, and nothing sent back of it. */
export function oldestOrder(state: Order['orderState']): Order {
  return firstOf(
    oldestFirst(mockShop.read().orders),
    ({ orderState, parentId, shippingGrouping }) =>
      orderState === state && parentId === null && shippingGrouping !== 'DIGITAL',
  );
}

/** As the lists of the order tools have them. */
export const oldestFirst = (orders: readonly Order[]) =>
  orders.toSorted(
    (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
  );

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

/** Whoever bought it is nobody the payment provider knows. */
export function forgetCustomer(order: Order): void {
  changeOrder(order, { customerId: null });
  mockShop.change(({ people }) => {
    for (const person of people) {
      if (person.userId === order.userId) person.customerId = null;
    }
  });
}

/** Money that did not arrive where it should go back to. */
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

/** A buyer who wants all of it back from their bank. */
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

/** How staff call it. */
export const nameOf = ({ orderId }: Order) => orderId.slice(0, 8);

/** Units of a line that staff refunded; what they cost is not looked at. */
export function refundUnits(order: Order, line: Order['items'][number], quantity: number): void {
  const { catalogId, catalogItemId } = line;
  const lines = [{ catalogId, catalogItemId, quantity, amount: 0, tax: 0 }];
  const { orderId } = order;
  changeOrder(order, { refunds: [{ ...failedRefund(), state: 'SUCCEEDED', orderId, lines }] });
}
