import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkMeldCode } from '@spindle/sdk/domain/community/presenters';
import { query } from '../database/query.ts';
import { MeldCode } from './meld-code.entity.ts';

export interface MeldAccount {
  discordId: string;
  username: string;
  avatarUrl: string | null;
}

export type CodeReading = MeldAccount | 'USED' | 'EXPIRED' | 'UNKNOWN';

/** Returns the member identified by a code, or the reason why the code is invalid. */
export async function readMeldCode(
  em: EntityManager,
  code: string,
  now: Date,
): Promise<CodeReading> {
  const found = await em.findOne(MeldCode, { codeHash: hashOf(code) });
  const facts = found && {
    account: found,
    used: found.usedAt !== null,
    expiresAt: found.expiresAt,
  };
  const reading = checkMeldCode(facts, now);
  return typeof reading === 'string' ? reading : reading.account;
}

/** Locks all of a member's codes, so that two of them can't be used up at the same time. */
export async function lockMeldCodes(em: EntityManager, code: string): Promise<void> {
  await query(
    em,
    `select from meld_codes
      where discord_id = (select discord_id from meld_codes where code_hash = $1)
      order by code_hash for update`,
    [hashOf(code)],
  );
}

/** Uses up all of a member's codes. */
export async function useUpMeldCodes(
  em: EntityManager,
  discordId: string,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(MeldCode, { discordId, usedAt: null }, { usedAt: now });
}

/** Generates 128 random bits in URL-safe form. */
export function newMeldCode(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the stored form of a code. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
