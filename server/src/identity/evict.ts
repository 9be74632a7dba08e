import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { endTokensOf } from './end-tokens.ts';

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
  await query(
    tx,
    'delete from sessions where user_id = $1 and ($2::text is null or id <> $2::text)',
    [userId, keep],
  );
  await query(tx, 'delete from known_devices where user_id = $1', [userId]);
  await query(tx, 'update passkeys set alone = false where user_id = $1', [userId]);
  await endTokensOf(tx, userId, circumstances);
}
