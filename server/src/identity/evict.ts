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
  /** The `id` of the ShopSession to keep, or null to end all of them. */
  keep?: string | null;
  /** The actor recorded in the audit log. */
  actor: { id: string; email: string };
  requestId: string;
  now: Date;
}

/**
 * Ends, within the caller's transaction, all access that an intruder could keep using: sessions,
 * API tokens and known browsers. Passkeys stay, but each needs the account's current password once
 * more, which an intruder doesn't know. Calls that are already running find their session gone
 * (`lockAccount`).
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

/** Revokes all active tokens of the account within the caller's transaction. */
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

/** Invalidates the password reset codes emailed for this account. */
export async function voidRecoveries(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const open = { user: userId, completedAt: null, expiresAt: { $gt: now } };
  await tx.nativeUpdate(Recovery, open, { expiresAt: now });
}
