import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../config.ts';
import { query } from '../../database/query.ts';
import { isMailedCode, MOST_TRIES } from '../mailed-code.ts';

interface LiveRecovery {
  id: string;
  code_hash: string | null;
  stray_tries: number;
}

interface Given {
  email: string;
  code: string;
  /** The recovery this browser began. */
  ownId: string | null;
  now: Date;
}

/**
 * The recovery of that address the code was mailed for: any that is still good, for the owner may
 * have several mails, and not all of them because they asked. A browser that began one has the tries
 * of its own, which nobody else can use up. Each try is counted before it is made, so that tries made
 * at the same moment can't pass together.
 */
export async function matchCode(
  em: EntityManager,
  keys: Config['secretsKeys'],
  { email, code, ownId, now }: Given,
): Promise<string | null> {
  const live = await query<LiveRecovery>(em, findLive, [email, now, MOST_TRIES]);
  const own = live.find(({ id }) => id === ownId);
  const candidates = own ? live : live.filter((row) => row.stray_tries < MOST_TRIES);
  const counted = own ?? candidates[0];
  if (counted === undefined) return null;
  const taken = await query(em, own ? countTry : countStrayTry, [counted.id, MOST_TRIES]);
  if (taken.length === 0) return null;
  const match = candidates.find((row) => isMailedCode(keys, row.id, code, row.code_hash));
  return match?.id ?? null;
}

/** A code is dead after too many tries of whoever asked for it. */
const findLive = `
  select id, code_hash, stray_tries from recoveries
   where lower(email) = lower($1) and expires_at > $2 and completed_at is null and tries < $3
   order by created_at desc, id desc`;

const countTry = `
  update recoveries set tries = tries + 1 where id = $1 and tries < $2 returning id`;

const countStrayTry = `
  update recoveries set stray_tries = stray_tries + 1
   where id = $1 and stray_tries < $2 returning id`;
