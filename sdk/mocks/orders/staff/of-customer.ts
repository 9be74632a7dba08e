import { notFound } from '../../../contract/failure.ts';
import type { Order, ShopState } from '../../state.ts';
import { noSuch } from '../../../domain/records.ts';

/**
 * One order, if it is that customer's: whoever names both has to mean the same.
 * @throws Failure 404 where they do not
 */
export function ofCustomer(
  { orders, people }: Pick<ShopState, 'orders' | 'people'>,
  { orderId, customerId }: { orderId: string; customerId: string },
): Order {
  const order = orders.find((one) => one.orderId === orderId);
  if (order === undefined) throw notFound(noSuch('order'));
  const buyer = people.find(({ userId }) => userId === order.userId);
  const now = buyer?.customerId ?? order.customerId ?? customerId;
  if (now !== customerId && order.customerId !== customerId) {
    throw notFound(noSuch('order'));
  }
  return order;
}
