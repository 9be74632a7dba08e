import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_GUESSES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { Attempt } from './find-attempt.ts';
import { db } from '../../database/db.ts';

/**
 * Counts a code before it is looked at, so that guesses made at the same moment can't pass together.
 * False where there were too many. The right code sets the count back.
 */
export async function takeAttempt(em: EntityManager, { id, bound }: Attempt): Promise<boolean> {
  const tries = bound ? 'tries' : 'stray_tries';
  const { numUpdatedRows: counted } = await db(em)
    .updateTable('registrations')
    .set((eb) => ({ [tries]: eb(tries, '+', 1) }))
    .where('id', '=', id)
    .where(tries, '<', MAX_GUESSES)
    .executeTakeFirst();
  return counted > 0n;
}

/** For a code that was right, where something else was in the way. */
export async function giveAttemptBack(em: EntityManager, { id, bound }: Attempt): Promise<void> {
  const tries = bound ? 'tries' : 'stray_tries';
  await db(em)
    .updateTable('registrations')
    .set((eb) => ({ [tries]: eb(tries, '-', 1) }))
    .where('id', '=', id)
    .where(tries, '>', 0)
    .execute();
}
