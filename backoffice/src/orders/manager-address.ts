import type { OrderName } from './order-queries.ts';
import { searchDefaults, type OrderSearch } from './order-search.ts';
import type { Trouble } from './troubles.ts';

const manager = '/ui/admin/orderManager';
const yearMs = 365 * 86_400_000;

/** The Order Manager, opened at an order. */
export function orderAddress({ orderId, customerId }: OrderName): string {
  return `${manager}?${new URLSearchParams({ order: orderId, customer: customerId }).toString()}`;
}

/** The Order Manager with the orders of the last year that are in a state. */
export function ordersInState(searchValue: string, now: number): string {
  const search: OrderSearch = {
    ...searchDefaults(now),
    startDate: searchDefaults(now - yearMs).endDate,
    searchValue,
  };
  return `${manager}?${new URLSearchParams({ ...search }).toString()}`;
}

/** The list of orders whose money needs somebody. */
export function troubledOrders(trouble: Trouble): string {
  const list = { filter: JSON.stringify({ trouble }), page: '1' };
  return `/ui/admin/orders?${new URLSearchParams(list).toString()}`;
}

/** The order an address names. */
export function orderOf(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  return orderId ? { orderId, customerId: params.get('customer') ?? '' } : null;
}
