import { expressionBuilder } from 'kysely';
import { bool } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';

const eb = expressionBuilder<Tables & Aliased<{ u: 'users' }>, 'u'>();

/** Of the user `u`: whether they have a passkey. */
export const hasPasskeys = bool(
  eb.exists(eb.selectFrom('passkeys as k').select('k.id').whereRef('k.user_id', '=', 'u.id')),
);
