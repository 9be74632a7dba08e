import { requireDays } from '../../../contract/require-days.ts';
import type { Order, ShopState } from '../../state.ts';
import type { MockCall } from '../../core/call.ts';
import { getOr404 } from '../../core/find.ts';
import { findOrder, payerOf } from '../find-order.ts';
import { factsOf } from '../order-status.ts';
import { stateNames } from '../../../domain/orders/order-status.ts';
import { timeZone } from '../../config/business.ts';
import { sameText } from '../../../domain/same-text.ts';

/**
 * Returns an order if it belongs to the customer named in the same call.
 * @throws Failure 404 if it doesn't
 */
export function ofCustomer(
  state: Pick<ShopState, 'orders' | 'people'>,
  { orderId, customerId }: { orderId: string; customerId: string },
): Order {
  const customersOf = (order: Order) => [
    payerOf(state, order).customerId ?? customerId,
    order.customerId,
  ];
  return getOr404(
    [findOrder(state, orderId)],
    (order) => customersOf(order).includes(customerId),
    'order',
  );
}

type Search = MockCall<'searchOrders'>['body'];

/**
 * Returns the orders that match a search. Without a value, returns all orders of these days.
 * @throws Failure 400 if the first day is after the last
 */
export function searchedOrders(state: ShopState, search: Search): Order[] {
  const { from, until } = requireDays(timeZone, search);
  const value = search.searchValue?.trim() ?? '';
  const matches = byType(state, search.searchType, value);
  return state.orders.filter((order) => {
    const created = new Date(order.dateCreated);
    return created >= from && created < until && (value === '' || matches(order));
  });
}

const byType = (
  state: ShopState,
  type: Search['searchType'],
  value: string,
): ((order: Order) => boolean) =>
  ({
    OrderState: (order: Order) => hasStateName(state, order, value),
    OrderStatus: ({ chargeStatus }: Order) => chargeStatus === value,
    Email: isOfBuyer(state, ({ email }) => sameText(email, value)),
    CustomerId: isOfBuyer(state, ({ customerId }) => customerId === value),
  })[type];

/** Returns whether an order's `state` contains a name. */
export function hasStateName(state: ShopState, order: Order, name: string): boolean {
  return stateNames(factsOf(state, order)).split(' ').includes(name.toUpperCase());
}

/**
 * Returns whether an order's buyer matches a condition, with their current data or that of the
 * payment.
 */
export function isOfBuyer(
  { people, orders }: ShopState,
  isMeant: (buyer: { email: string; customerId: string | null }) => boolean,
): (order: Order) => boolean {
  const expected = new Set([
    ...people.filter(isMeant).map(({ userId }) => userId),
    ...orders
      .filter(({ email, customerId }) => isMeant({ email, customerId }))
      .map(({ userId }) => userId),
  ]);
  return ({ userId }) => expected.has(userId);
}
