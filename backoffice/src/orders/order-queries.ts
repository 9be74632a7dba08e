import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { buyerName } from './buyer-name.ts';

/** The resource whose lists they are. */
const lists = 'orders';

export const orderListsKey = [lists] as const;

/** Which order: the shop wants its customer named too. */
export interface OrderName {
  orderId: string;
  customerId: string;
}

/** One order as it is now, in a list of its own; an empty list where it is gone. */
export function orderQuery({ orderId, customerId }: OrderName) {
  const body = { orderId, customerId: buyerName(customerId) };
  return queryOptions({
    // Not the SDK's read: the call is POST.
    queryKey: [lists, 'staff', orderId],
    queryFn: ({ signal }) => replyOf(shop.POST('/api/orderManager/refresh', { body, signal })),
    // Failing is said beside the order at once; trying again is a button there.
    retry: false,
  });
}
