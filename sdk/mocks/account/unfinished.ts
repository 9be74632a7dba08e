import type { Unfinished } from '../../domain/account/deletion.ts';
import { isDisputed } from '../orders/order-status.ts';
import type { Person, ShopState } from '../state.ts';

const DONE: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDED', 'SHIPPED']);

/**
 * Returns what has to be finished before a person's account can be deleted.
 * @param pages whether an open payment page counts, because no one may pay on it after the account
 * is deleted
 */
export function unfinished(
  state: ShopState,
  { userId, extended }: Pick<Person, 'userId' | 'extended'>,
  { pages }: { pages: boolean },
): Unfinished {
  const orders = state.orders.filter((order) => order.userId === userId);
  return {
    orders: orders.some(({ orderState }) => !DONE.has(orderState)),
    money:
      orders.some(({ refunds }) => refunds.some((one) => one.dateSettled === null)) ||
      orders.some(isDisputed) ||
      state.checkouts.some(
        (one) =>
          one.userId === userId && (one.state === 'AWAITING' || (pages && one.state === 'OPEN')),
      ),
    lastAdministrator:
      extended && !state.people.some((other) => other.extended && other.userId !== userId),
  };
}
