import { expressionBuilder } from 'kysely';
import type { Aliased, Tables } from '../database/tables.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * The documents of an order `o`, oldest first: the invoice of its payment, and those for money that
 * went back on it, on its returns, or on nobody knows which of the payment's orders.
 */
export const invoicesOfOrder = selectFrom('invoices as v')
  .select(['v.id', 'v.number', 'v.kind', 'v.issued_at as issuedAt', 'v.total_cents as totalCents'])
  .whereRef('v.payment_id', '=', 'o.payment_id')
  .where((eb) =>
    eb.or([
      eb('v.order_id', 'is', null),
      eb('v.order_id', '=', eb.ref('o.id')),
      eb(
        'v.order_id',
        'in',
        selectFrom('orders as back').select('back.id').whereRef('back.parent_id', '=', 'o.id'),
      ),
    ]),
  )
  .orderBy('v.issued_at')
  .orderBy('v.id');
