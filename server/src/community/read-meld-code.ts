import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import { hashOf } from './meld-code.ts';

export interface MeldAccount {
  discordId: string;
  username: string;
  avatarUrl: string | null;
}

export type CodeReading = { account: MeldAccount } | 'USED' | 'EXPIRED' | 'UNKNOWN';

/** Whom a code stands for. */
export async function readMeldCode(
  em: EntityManager,
  code: string,
  now: Date,
): Promise<CodeReading> {
  const row = await db(em)
    .selectFrom('meld_codes')
    .select([
      'discord_id as discordId',
      'username',
      'avatar_url as avatarUrl',
      'used_at as usedAt',
      'expires_at as expiresAt',
    ])
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  if (row === undefined) return 'UNKNOWN';
  const { usedAt, expiresAt, ...account } = row;
  if (usedAt !== null) return 'USED';
  return expiresAt <= now ? 'EXPIRED' : { account };
}

/** Whoever is about to use up a code waits for whoever uses another of the same member's. */
export async function lockMeldCodes(em: EntityManager, code: string): Promise<void> {
  await query(
    em,
    `select from meld_codes
      where discord_id = (select discord_id from meld_codes where code_hash = $1)
      order by code_hash for update`,
    [hashOf(code)],
  );
}

/** With one code of a member all are used up. */
export async function useUpMeldCodes(
  em: EntityManager,
  discordId: string,
  now: Date,
): Promise<void> {
  await query(em, 'update meld_codes set used_at = $2 where discord_id = $1 and used_at is null', [
    discordId,
    now,
  ]);
}
