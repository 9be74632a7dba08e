import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { anyOf, inArray } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Matches orders of the accounts that have, or had at a payment, one of these customer ids at the
 * payment provider. Matching by account includes the other orders of those accounts.
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
