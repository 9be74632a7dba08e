import type { OrderName } from '../orders/order-queries.ts';

/** The address of the list of orders that wait for a label. */
export const parcelsPath = '/ui/admin/adminShipping';

interface Parcel {
  orderId: string;
  customerId: string | null;
}

/** Returns the address of one of them. */
export function parcelPath({ orderId, customerId }: Parcel): string {
  const search = new URLSearchParams({ order: orderId, customer: customerId ?? '' });
  return `${parcelsPath}?${search.toString()}`;
}

/** Returns the order in an address. In a list's own address, `order` is the sort direction. */
export function parcelIn(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  const customerId = params.get('customer');
  return orderId && customerId !== null ? { orderId, customerId } : null;
}
