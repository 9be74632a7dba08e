import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { condition } from '../database/expressions.ts';
import { CHANGE_RETENTION_HOURS } from './read-changes.ts';

const BATCH = 5_000;

/**
 * Deletes changes that every process has read or is too late to read one by one. Uses the database
 * clock.
 */
export async function pruneChanges(em: EntityManager): Promise<void> {
  const old = condition`changed_at < now() - make_interval(hours => ${sql.lit(CHANGE_RETENTION_HOURS)})`;
  let dropped: object[];
  do {
    dropped = await db(em)
      .deleteFrom('window_changes')
      .where('tx', 'in', (tables) =>
        tables.selectFrom('window_changes').select('tx').where(old).limit(BATCH),
      )
      .where(old)
      .returning('tx')
      .execute();
  } while (dropped.length >= BATCH);
}
