import type { Chosen } from './read-staff-orders.ts';

/**
 * One order, if it is that customer's: whoever names both has to mean the same. Customers may have
 * become another one at the provider since they paid: either is right. Where nobody of the
 * provider's paid there is nothing to compare with.
 */
export function ofCustomer(order: { orderId: string; customerId: string }): Chosen {
  return {
    joined: true,
    where: `o.id = $1
        and (coalesce(u.provider_customer_id, p.customer_id, $2) = $2 or p.customer_id = $2)`,
    values: [order.orderId, order.customerId],
  };
}
