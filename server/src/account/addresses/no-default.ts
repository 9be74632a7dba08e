import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';

/** Takes the mark off the default address, so that another can have it: the table lets one have it. */
export async function noDefault(tx: EntityManager, userId: string): Promise<void> {
  await db(tx)
    .updateTable('kept_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}
