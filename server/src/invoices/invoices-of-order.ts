import { expressionBuilder } from 'kysely';
import type { Aliased, Tables } from '../database/tables.ts';

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Selects the documents for order `o`, oldest first: the payment's invoice, and documents for
 * refunds of the order, of its returns, or of the payment without a known order.
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
