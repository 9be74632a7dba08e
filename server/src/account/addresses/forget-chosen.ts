import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';

/** What is bought next goes to the default address again, whatever was chosen for what was bought. */
export async function forgetChosen(tx: EntityManager, userId: string): Promise<void> {
  await db(tx)
    .updateTable('shipping_addresses')
    .set({ chosen: false })
    .where('user_id', '=', userId)
    .execute();
}
