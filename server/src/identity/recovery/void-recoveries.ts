import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';

/** Codes mailed for a new password of this account are good for nothing any more. */
export async function voidRecoveries(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await query(
    tx,
    `update recoveries set expires_at = $2
      where user_id = $1 and completed_at is null and expires_at > $2`,
    [userId, now],
  );
}
