import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

/**
 * Whoever changes a customer's payment pages holds the customer's row first, then discount codes, then
 * items: two tabs, the provider's events and our own jobs wait for each other in that order. The
 * pages' own rows nobody else waits for.
 */
export async function lockUser(em: EntityManager, userId: string): Promise<void> {
  await query(em, 'select from users where id = $1 for no key update', [userId]);
}
