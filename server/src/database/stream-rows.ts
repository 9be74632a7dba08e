import type { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable, CompiledQuery } from 'kysely';
import { db } from './db.ts';

/**
 * The rows a statement selects, however many, so many at a time from a cursor of the database; all as
 * of one moment. Holds a transaction of `em` open until they are read or the reading stops; the
 * database ends one that nobody reads on (`idle_in_transaction_session_timeout`).
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
