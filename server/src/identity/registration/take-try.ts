import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import { MOST_GUESSES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { Attempt } from './find-attempt.ts';

/**
 * Counts a code before it is looked at, so that guesses made at the same moment can't pass together.
 * False where there were too many. The right code sets the count back.
 */
export async function takeTry(em: EntityManager, { id, bound }: Attempt): Promise<boolean> {
  const counted = await query(em, bound ? countOwn : countStray, [id, MOST_GUESSES]);
  return counted.length > 0;
}

/** For a code that was right, where something else was in the way. */
export async function giveTryBack(em: EntityManager, { id, bound }: Attempt): Promise<void> {
  await query(em, bound ? uncountOwn : uncountStray, [id]);
}

const uncountOwn = 'update registrations set tries = greatest(tries - 1, 0) where id = $1';

const uncountStray =
  'update registrations set stray_tries = greatest(stray_tries - 1, 0) where id = $1';

const countOwn = `
  update registrations set tries = tries + 1 where id = $1 and tries < $2 returning id`;

const countStray = `
  update registrations set stray_tries = stray_tries + 1
   where id = $1 and stray_tries < $2
  returning id`;
