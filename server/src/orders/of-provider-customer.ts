import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { anyOf, inArray } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Matches orders of accounts that have one of these payment provider customer ids, now or at the
 * time of a payment. Matching by account includes the accounts' other orders.
 */
export const ofProviderCustomers = (ids: readonly string[]): Expression<SqlBool> =>
  inArray(
    ref('o.user_id'),
    selectFrom('users')
      .select('users.id as userId')
      .where('users.provider_customer_id', '=', anyOf(ids))
      .union(
        selectFrom('payments')
          .select('payments.user_id as userId')
          .where('payments.customer_id', '=', anyOf(ids)),
      ),
  );
