import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.ts';

/**
 * Waits for the lock with this name across all processes, and holds it until the transaction ends.
 */
export async function lockByName(tx: EntityManager, name: string): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
