import type { EntityManager } from '@mikro-orm/postgresql';
import { CHALLENGE_MS } from '@spindle/sdk/domain/identity/passkeys';
import { db } from '../../database/db.ts';

interface PendingChallenge {
  holder: string;
  purpose: 'add' | 'use';
}

/** Stores a challenge until a device answers it. Replaces any earlier challenge. */
export async function saveChallenge(
  em: EntityManager,
  { holder, purpose }: PendingChallenge,
  { challenge, now }: { challenge: string; now: Date },
): Promise<void> {
  const waits = { challenge, expires_at: new Date(now.getTime() + CHALLENGE_MS) };
  await db(em)
    .insertInto('passkey_challenges')
    .values({ holder, purpose, ...waits })
    .onConflict((known) => known.columns(['holder', 'purpose']).doUpdateSet(waits))
    .execute();
}

/**
 * Deletes the pending challenge and returns it, or null if there is none. A challenge can be
 * answered only once, even if the answer is wrong.
 */
export async function consumeChallenge(
  em: EntityManager,
  { holder, purpose }: PendingChallenge,
  now: Date,
): Promise<string | null> {
  const taken = await db(em)
    .deleteFrom('passkey_challenges')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now ? taken.challenge : null;
}
