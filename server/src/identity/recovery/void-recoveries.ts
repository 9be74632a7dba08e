import type { EntityManager } from '@mikro-orm/postgresql';
import { Recovery } from '../recovery.entity.ts';

/** Codes mailed for a new password of this account are good for nothing any more. */
export async function voidRecoveries(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const open = { user: userId, completedAt: null, expiresAt: { $gt: now } };
  await tx.nativeUpdate(Recovery, open, { expiresAt: now });
}
