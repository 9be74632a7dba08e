import { fullName } from '../../domain/identity/full-name.ts';
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

/** How to reach its buyer: as they are now, or else as they were when they paid. */
export function payerOf(state: Pick<ShopState, 'people'>, order: Order) {
  const { email, customerId } = buyerOf(state, order) ?? order;
  return { email, customerId: customerId ?? order.customerId };
}

/** Who is picking it, until when. */
export function claimOf({ people }: Pick<ShopState, 'people'>, { claim }: Order) {
  const holder = people.find(({ userId }) => userId === claim?.userId);
  return {
    claimedBy: claim && claim.userId,
    claimedUntil: claim && new Date(claim.until),
    holder: holder ? fullName(holder) : null,
  };
}
