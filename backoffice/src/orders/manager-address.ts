import type { OrderName } from './order-queries.ts';
import { isTrouble, type Trouble } from './troubles.ts';

const manager = '/ui/admin/orderManager';

/** The Order Manager, opened at an order. */
export function orderAddress({ orderId, customerId }: OrderName): string {
  return `${manager}?${new URLSearchParams({ order: orderId, customer: customerId }).toString()}`;
}

/** The Order Manager's list of orders that wait for somebody. */
export function troubledOrders(trouble: Trouble): string {
  return `${manager}?${new URLSearchParams({ trouble }).toString()}`;
}

/** What an address asks for of all that waits for somebody. */
export function troubleOf(params: URLSearchParams): Trouble | null {
  const trouble = params.get('trouble');
  return isTrouble(trouble) ? trouble : null;
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
