import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/**
 * Whoever changes a customer's payment pages holds the customer's row first, then discount codes, then
 * items: two tabs, the provider's events and our own jobs wait for each other in that order. The
 * pages' own rows nobody else waits for.
 */
export async function lockUser(em: EntityManager, userId: string): Promise<void> {
  await db(em).selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
