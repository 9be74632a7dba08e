import { expressionBuilder } from 'kysely';
import type { Aliased } from '../../database/tables.ts';
import type { Selection } from './read-staff-orders.ts';

const { and, eb, fn, or, val } = expressionBuilder<
  Aliased<{ o: 'orders'; p: 'payments'; u: 'users' }>,
  'o' | 'p' | 'u'
>();

/**
 * One order, if it is that customer's: whoever names both has to mean the same. Customers may have
 * become another one at the provider since they paid: either is right. Where nobody of the
 * provider's paid there is nothing to compare with.
 */
export function ofCustomer({ orderId, customerId }: Named): Selection {
  const known = fn.coalesce('u.provider_customer_id', 'p.customer_id', val(customerId));
  return {
    joined: true,
    where: and([
      eb('o.id', '=', orderId),
      or([eb(known, '=', customerId), eb('p.customer_id', '=', customerId)]),
    ]),
  };
}

interface Named {
  orderId: string;
  customerId: string;
}
