import { expressionBuilder } from 'kysely';
import { bool } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { exists, selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/** Whether a bank doubts the payment of an order `o`, and that is not settled. */
export const underDispute = bool(
  exists(
    selectFrom('disputes as d')
      .select('d.id')
      .whereRef('d.payment_id', '=', 'o.payment_id')
      .where('d.closed_at', 'is', null),
  ),
);
