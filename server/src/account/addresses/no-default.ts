import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetChosen } from './forget-chosen.ts';
import { db } from '../../database/db.ts';

/**
 * Takes the mark off the default address, so that another can have it: the table lets one have it.
 * Whoever names a new one means it for what they buy now, too.
 */
export async function noDefault(tx: EntityManager, userId: string): Promise<void> {
  await db(tx)
    .updateTable('kept_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  await forgetChosen(tx, userId);
}
