import type { OrderName } from '../orders/order-queries.ts';

/** Where picked orders wait for their labels. */
export const parcelsAddress = '/ui/admin/adminShipping';

interface Parcel {
  orderId: string;
  customerId: string | null;
}

/** Where one of them is. */
export function parcelAddress({ orderId, customerId }: Parcel): string {
  const search = new URLSearchParams({ order: orderId, customer: customerId ?? '' });
  return `${parcelsAddress}?${search.toString()}`;
}

/** The order an address names; of the list alone, `order` is the direction it is sorted in. */
export function parcelIn(params: URLSearchParams): OrderName | null {
  const orderId = params.get('order');
  const customerId = params.get('customer');
  return orderId && customerId !== null ? { orderId, customerId } : null;
}
