import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_GUESSES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { Attempt } from './find-attempt.ts';
import { db } from '../../database/db.ts';

/**
 * Counts a code before it is checked, so that simultaneous guesses can't exceed the limit. Returns
 * false after too many attempts. A correct code resets the count.
 */
export async function countAttempt(em: EntityManager, { id, bound }: Attempt): Promise<boolean> {
  const tries = bound ? 'tries' : 'stray_tries';
  const { numUpdatedRows: counted } = await db(em)
    .updateTable('registrations')
    .set((eb) => ({ [tries]: eb(tries, '+', 1) }))
    .where('id', '=', id)
    .where(tries, '<', MAX_GUESSES)
    .executeTakeFirst();
  return counted > 0n;
}

/** Removes an attempt from the count if its code was correct but it failed for another reason. */
export async function returnAttempt(em: EntityManager, { id, bound }: Attempt): Promise<void> {
  const tries = bound ? 'tries' : 'stray_tries';
  await db(em)
    .updateTable('registrations')
    .set((eb) => ({ [tries]: eb(tries, '-', 1) }))
    .where('id', '=', id)
    .where(tries, '>', 0)
    .execute();
}
