import { toDate } from '../../domain/time/calendar.ts';
import type { AnyMockCall } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { fullNameOf } from '../identity/people.ts';
import type { Order, Person, ShopState } from '../state.ts';

/** @throws Failure 404 where there is none */
export const findOrder = ({ orders }: Pick<ShopState, 'orders'>, id: string): Order =>
  getOr404(orders, ({ orderId }) => orderId === id, 'order');

/** @throws Failure 404 for an order that is not this customer's */
export const ownOrder = ({ state, user }: Pick<AnyMockCall, 'state' | 'user'>, id: string) =>
  getOr404(state.orders, (one) => one.orderId === id && one.userId === user.userId, 'order');

const MAX_LISTED = 500;

/** The first that a list of orders shows. */
export const oldestFirst = (orders: readonly Order[]): Order[] =>
  orders
    .toSorted(
      (a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.orderId.localeCompare(b.orderId),
    )
    .slice(0, MAX_LISTED);

/** Undefined where they have no account any more. */
export const buyerOf = (
  { people }: Pick<ShopState, 'people'>,
  order: Pick<Order, 'userId'>,
): Person | undefined => people.find(({ userId }) => userId === order.userId);

/** How to reach its buyer: as they are now, or else as they were when they paid. */
export function payerOf(state: Pick<ShopState, 'people'>, order: Order) {
  const { email, customerId } = buyerOf(state, order) ?? order;
  return { email, customerId: customerId ?? order.customerId };
}

/** Who is picking it, until when. */
export const claimOf = (state: Pick<ShopState, 'people'>, { claim }: Order) => ({
  claimedBy: claim && claim.userId,
  claimedUntil: toDate(claim?.until),
  holder: fullNameOf(state, claim?.userId),
});
