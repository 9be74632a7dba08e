import type { AnyMockCall } from '../core/call.ts';
import { find } from '../core/find.ts';
import type { Order, Person, ShopState } from '../state.ts';

/** @throws Failure 404 where there is none */
export const findOrder = ({ orders }: Pick<ShopState, 'orders'>, id: string): Order =>
  find(orders, ({ orderId }) => orderId === id, 'order');

/** @throws Failure 404 for an order that is not this customer's */
export const ownOrder = ({ state, user }: Pick<AnyMockCall, 'state' | 'user'>, id: string) =>
  find(state.orders, (one) => one.orderId === id && one.userId === user.userId, 'order');

/** Undefined where they have no account any more. */
export const buyerOf = (
  { people }: Pick<ShopState, 'people'>,
  order: Pick<Order, 'userId'>,
): Person | undefined => people.find(({ userId }) => userId === order.userId);
