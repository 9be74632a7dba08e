import { expressionBuilder } from 'kysely';
import type { Aliased } from '../../database/tables.ts';
import type { Selection } from './read-staff-orders.ts';

const { and, eb, fn, or, val } = expressionBuilder<
  Aliased<{ o: 'orders'; p: 'payments'; u: 'users' }>,
  'o' | 'p' | 'u'
>();

/**
 * Selects one order if it belongs to this provider customer. Matches both the account's current
 * customer id and the id at payment time. If the payment has no customer at the provider, any id
 * matches.
 */
export function ofCustomer({ orderId, customerId }: OrderReference): Selection {
  const known = fn.coalesce('u.provider_customer_id', 'p.customer_id', val(customerId));
  return {
    joined: true,
    where: and([
      eb('o.id', '=', orderId),
      or([eb(known, '=', customerId), eb('p.customer_id', '=', customerId)]),
    ]),
  };
}

interface OrderReference {
  orderId: string;
  customerId: string;
}
