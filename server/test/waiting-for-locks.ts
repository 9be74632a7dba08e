import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../src/database/query.ts';

/** Counts the statements of this database that wait for a lock. */
export async function waitingForLocks({ orm }: { orm: MikroORM }): Promise<number> {
  const rows = await query(
    orm.em.fork(),
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
