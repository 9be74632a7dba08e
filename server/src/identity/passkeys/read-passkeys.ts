import { expressionBuilder } from 'kysely';
import { bool } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';

/** Loads a person's passkeys in the order they were added. */
export function readPasskeys(em: EntityManager, userId: string) {
  return db(em)
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'place',
      'credential_id as credentialId',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const eb = expressionBuilder<Tables & Aliased<{ u: 'users' }>, 'u'>();

/** True if user `u` has a passkey. */
export const hasPasskeys = bool(
  eb.exists(eb.selectFrom('passkeys as k').select('k.id').whereRef('k.user_id', '=', 'u.id')),
);
