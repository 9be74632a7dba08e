import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { anyOf, inArray } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Orders of whoever is, or was when they paid, one of the payment provider's customers. By account:
 * their other orders are theirs as well.
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
