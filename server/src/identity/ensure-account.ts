import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';

export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Returns the account with this email address, and whether it was created just now, without roles,
 * password and authenticator.
 */
export async function ensureAccount(
  tx: EntityManager,
  { email, firstName, lastName }: NewAccount,
  now: Date,
): Promise<{ id: string; extended: boolean; made: boolean }> {
  const { numInsertedOrUpdatedRows: inserted } = await db(tx)
    .insertInto('users')
    .values({
      id: newId(),
      email,
      first_name: firstName,
      last_name: lastName,
      created_at: now,
      updated_at: now,
      version: 1,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  const account = await db(tx)
    .selectFrom('users')
    .select(['id', 'extended'])
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(sql.val(email))))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw new Error(`The account ${email} was deleted in the meantime.`);
  return { ...account, made: inserted !== 0n };
}
