import type { OrderName } from '../orders/order-queries.ts';

/** URL of the list of orders that need a label. */
export const parcelsPath = '/ui/admin/adminShipping';

interface Parcel {
  orderId: string;
  customerId: string | null;
}

/** Returns the URL of one of the list's orders. */
export function parcelPath({ orderId, customerId }: Parcel): string {
  const search = new URLSearchParams({ order: orderId, customer: customerId ?? '' });
  return `${parcelsPath}?${search.toString()}`;
}

/** Returns the order in a URL. In a list's own URL, `order` is the sort direction. */
export function parcelIn(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  const customerId = params.get('customer');
  return orderId && customerId !== null ? { orderId, customerId } : null;
}
