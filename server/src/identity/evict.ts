import type { EntityManager } from '@mikro-orm/postgresql';
import { endTokensOf } from './end-tokens.ts';
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
  { userId, keep = null, ...circumstances }: Eviction,
): Promise<void> {
  const others = keep === null ? {} : { id: { $ne: keep } };
  await tx.nativeDelete(Session, { user: userId, ...others });
  await tx.nativeDelete(KnownDevice, { user: userId });
  await tx.nativeUpdate(Passkey, { user: userId }, { alone: false });
  await endTokensOf(tx, userId, circumstances);
}
