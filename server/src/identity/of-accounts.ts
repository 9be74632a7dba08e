import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { inArray, lower } from '../database/expressions.ts';
import { oneOfTextsInAnyCase, type ListFilter } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';

const { ref } = expressionBuilder<Aliased<{ account: 'users' }>, 'account'>();

/** The lowercase email address of an `account`. */
export const accountEmail = lower(ref('account.email'));

/** Selects only rows that belong to people whose `account` matches the condition. */
export const ofAccounts = (userId: Expression<string>, holds: Expression<SqlBool>) =>
  inArray(
    userId,
    expressionBuilder<Tables>().selectFrom('users as account').select('account.id').where(holds),
  );

/** List filter for rows that belong to people with any of the email addresses. */
export const ofAccountsWithEmail =
  (userId: Expression<string>): ListFilter =>
  (value) => {
    const holds = oneOfTextsInAnyCase(accountEmail)(value);
    return holds && ofAccounts(userId, holds);
  };
