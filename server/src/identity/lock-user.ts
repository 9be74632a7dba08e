import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/**
 * Locks the customer's row. Code that changes a customer's payment pages locks the customer first,
 * then discount codes, then items, so that two tabs, the provider's events and our jobs wait for
 * each other in the same order. Nothing else waits for the pages' own rows.
 */
export async function lockUser(em: EntityManager, userId: string): Promise<void> {
  await db(em).selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
