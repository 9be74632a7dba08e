import { toDate } from '../../domain/time/calendar.ts';
import type { AnyMockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { fullNameOf } from '../identity/people.ts';
import type { Order, Person, ShopState } from '../state.ts';

/** @throws Failure 404 if there is none */
export const findOrder = ({ orders }: Pick<ShopState, 'orders'>, id: string): Order =>
  getOr404(orders, ({ orderId }) => orderId === id, 'order');

/** @throws Failure 404 if the order isn't this customer's */
export const ownOrder = ({ state, user }: Pick<AnyMockCall, 'state' | 'user'>, id: string) =>
  getOr404(state.orders, (one) => one.orderId === id && one.userId === user.userId, 'order');

const MAX_LISTED = 500;

/** Default sort order of order lists. */
export const oldestFirst = (orders: readonly Order[]): Order[] =>
  orders
    .toSorted(
      (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
    )
    .slice(0, MAX_LISTED);

/** Returns undefined if the account was deleted. */
export const buyerOf = (
  { people }: Pick<ShopState, 'people'>,
  order: Pick<Order, 'userId'>,
): Person | undefined => people.find(({ userId }) => userId === order.userId);

/** Returns the buyer's current contact data, or the payment's if the account was deleted. */
export function payerOf(state: Pick<ShopState, 'people'>, order: Order) {
  const { email, customerId } = buyerOf(state, order) ?? order;
  return { email, customerId: customerId ?? order.customerId };
}

/** Returns who is picking an order, and until when. */
export const claimOf = (state: Pick<ShopState, 'people'>, { claim }: Order) => ({
  claimedBy: claim && claim.userId,
  claimedUntil: toDate(claim?.until),
  holder: fullNameOf(state, claim?.userId),
});
