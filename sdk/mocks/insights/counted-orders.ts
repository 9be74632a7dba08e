import { otherOrders } from '../../demo/mock-shop/seed-orders.ts';
import type { Order, ShopState } from '../state.ts';

type SalesState = Pick<ShopState, 'orders' | 'soldBefore'>;

const known = new Map<string, readonly Order[]>();

/** Returns the demo sales that predate its stored orders. */
export function ordersBefore({ soldBefore }: Pick<SalesState, 'soldBefore'>): readonly Order[] {
  if (soldBefore === undefined) return [];
  const orders = known.get(soldBefore) ?? otherOrders(new Date(soldBefore));
  known.set(soldBefore, orders);
  return orders;
}

export const countedOrders = (state: SalesState): readonly Order[] => [
  ...ordersBefore(state),
  ...state.orders,
];
