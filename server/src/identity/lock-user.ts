import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/**
 * Locks the customer's row. Code that changes a customer's payment pages locks the customer first,
 * then discount codes, then items. Browser tabs, provider events and our jobs therefore wait for
 * each other in the same order. Page rows need no lock of their own.
 */
export async function lockUser(em: EntityManager, userId: string): Promise<void> {
  await db(em).selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
