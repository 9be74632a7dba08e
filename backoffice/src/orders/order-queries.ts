import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { buyerName } from './buyer-name.ts';

/** The react-admin resource of these lists. */
const lists = 'orders';

export const orderListsKey = [lists] as const;

/** Identifies an order. The calls also require its customer. */
export interface OrderName {
  orderId: string;
  customerId: string;
}

/** Loads the current order as a list of one, or an empty list if the order no longer exists. */
export function orderQuery({ orderId, customerId }: OrderName) {
  const body = { orderId, customerId: buyerName(customerId) };
  return queryOptions({
    // Doesn't use the SDK's reads, because this call is a POST.
    queryKey: [lists, 'staff', orderId],
    queryFn: ({ signal }) => replyOf(shop.POST('/api/orderManager/refresh', { body, signal })),
    // The error is shown next to the order right away, with a button to try again.
    retry: false,
  });
}
