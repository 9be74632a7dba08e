import type { OrderName } from './order-queries.ts';
import type { Trouble } from './troubles.ts';

const manager = '/ui/admin/orderManager';

/** The Order Manager, opened at an order. */
export function orderAddress({ orderId, customerId }: OrderName): string {
  return `${manager}?${new URLSearchParams({ order: orderId, customer: customerId }).toString()}`;
}

/** The list of orders that wait for somebody. */
export function troubledOrders(trouble: Trouble): string {
  const list = { filter: JSON.stringify({ trouble }), page: '1' };
  return `/ui/admin/orders?${new URLSearchParams(list).toString()}`;
}

/** The order an address names. */
export function orderOf(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  return orderId ? { orderId, customerId: params.get('customer') ?? '' } : null;
}

/** The page of the list an address asks for, from 0. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page - 1 : 0;
}
