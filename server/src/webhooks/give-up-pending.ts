import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/** What waits for an address that is off waits for nothing; replayed, it goes on its way again. */
export async function giveUpPending(tx: EntityManager, webhookId: string): Promise<void> {
  await db(tx)
    .updateTable('webhook_deliveries')
    .set({ state: 'FAILED', next_try_at: null, claimed_until: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'PENDING')
    .execute();
}
