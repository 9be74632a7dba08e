import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../config.ts';
import { db } from '../../database/db.ts';
import { lower } from '../../database/expressions.ts';
import { isMailedCode } from '../mailed-code.ts';
import { guessAmong, MAX_GUESSES } from '@spindle/sdk/domain/identity/mailed-codes';

interface MailedCode {
  email: string;
  code: string;
  /** The recovery that this browser started. */
  ownId: string | null;
  now: Date;
}

/**
 * Finds the recovery for which the code was emailed to that address. Each attempt is counted before
 * the check, so that simultaneous attempts can't exceed the limit.
 */
export async function matchCode(
  em: EntityManager,
  keys: Config['secretsKeys'],
  { email, code, ownId, now }: MailedCode,
): Promise<string | null> {
  const waiting = await db(em)
    .selectFrom('recoveries')
    .select(['id', 'code_hash', 'tries', 'stray_tries as strayTries'])
    .where((eb) => eb(lower(eb.ref('email')), '=', lower(sql.val(email))))
    .where('expires_at', '>', now)
    .where('completed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { candidates, counted, bound } = guessAmong(waiting, ownId);
  if (counted === undefined) return null;
  const tries = bound ? 'tries' : 'stray_tries';
  const { numUpdatedRows: taken } = await db(em)
    .updateTable('recoveries')
    .set((eb) => ({ [tries]: eb(tries, '+', 1) }))
    .where('id', '=', counted.id)
    .where(tries, '<', MAX_GUESSES)
    .executeTakeFirst();
  if (taken === 0n) return null;
  const match = candidates.find((row) => isMailedCode(keys, row.id, code, row.code_hash));
  return match?.id ?? null;
}
