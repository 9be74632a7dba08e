import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

/**
 * Ends the sessions of an account within the caller's transaction, except `keep`, the `id` of a
 * ShopSession. Calls under way that were let in before find their session gone (`lockAccount`).
 */
export async function endSessionsOf(
  tx: EntityManager,
  userId: string,
  keep: string | null = null,
): Promise<void> {
  await query(
    tx,
    'delete from sessions where user_id = $1 and ($2::text is null or id <> $2::text)',
    [userId, keep],
  );
}
