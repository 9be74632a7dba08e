import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable, CompiledQuery } from 'kysely';
import { db } from './db.ts';

/**
 * Streams a statement's rows from a database cursor in batches, all as of one point in time. Holds
 * a transaction of `em` open until reading ends. If the reader stops, the database ends the
 * transaction (`idle_in_transaction_session_timeout`).
 */
export async function* streamRows<Row extends object>(
  em: EntityManager,
  selected: Compilable<Row>,
  atOnce: number,
): AsyncGenerator<Row[]> {
  const statement = selected.compile();
  await em.begin({ readOnly: true });
  try {
    const tables = db(em);
    const sql = `declare listed no scroll cursor for ${statement.sql}`;
    await tables.executeQuery({ ...statement, sql });
    const next: CompiledQuery<Row> = {
      ...statement,
      sql: `fetch ${atOnce} from listed`,
      parameters: [],
    };
    for (;;) {
      const { rows } = await tables.executeQuery(next);
      if (rows.length > 0) yield rows;
      if (rows.length < atOnce) return;
    }
  } finally {
    await em.rollback();
  }
}
