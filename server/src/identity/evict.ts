import type { EntityManager } from '@mikro-orm/postgresql';
import { tokenEnded } from '@spindle/sdk/domain/tokens/new-token';
import { recordAudit } from '../audit/record-audit.ts';
import { db } from '../database/db.ts';
import { Recovery } from './recovery.entity.ts';
import { Session } from './session.entity.ts';
import { KnownDevice } from './known-device.entity.ts';
import { Passkey } from './passkeys/passkey.entity.ts';

interface Eviction {
  userId: string;
  /** The `id` of the ShopSession that goes on; null: none does. */
  keep?: string | null;
  /** Who does it, as the audit has them. */
  actor: { id: string; email: string };
  requestId: string;
  now: Date;
}

/**
 * Ends for good, within the caller's transaction, what whoever got hold of an account would keep it
 * by: sessions, API tokens, and browsers that are known to it. Passkeys stay, but need the password
 * beside them once, which is another by then or is not known to an intruder. Calls under way that were
 * let in before find their session gone (`lockAccount`).
 */
export async function evict(
  tx: EntityManager,
  { userId, keep = null, ...by }: Eviction,
): Promise<void> {
  const others = keep === null ? {} : { id: { $ne: keep } };
  await tx.nativeDelete(Session, { user: userId, ...others });
  await tx.nativeDelete(KnownDevice, { user: userId });
  await tx.nativeUpdate(Passkey, { user: userId }, { alone: false });
  await endTokensOf(tx, userId, by);
}

/** Revokes every token that acts for that account, for good, within the caller's transaction. */
async function endTokensOf(
  tx: EntityManager,
  userId: string,
  { actor, requestId, now }: Pick<Eviction, 'actor' | 'requestId' | 'now'>,
): Promise<void> {
  const ended = await db(tx)
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  for (const { id } of ended) {
    recordAudit(tx, { actor, ...tokenEnded(id, now), requestId, now });
  }
}

/** Codes mailed for a new password of this account are good for nothing any more. */
export async function voidRecoveries(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const open = { user: userId, completedAt: null, expiresAt: { $gt: now } };
  await tx.nativeUpdate(Recovery, open, { expiresAt: now });
}
