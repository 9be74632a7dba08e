import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import { db } from './db.ts';
import {
  conditions,
  sortedRows,
  type ListedTable,
  type ListPage,
  type ListSource,
} from './list-query.ts';

const ROWS_AT_ONCE = 500;

/**
 * The rows of a page, however many, a few hundred at a time from a cursor of the database. Holds a
 * transaction of `em` open until they are read or the reading stops; the database ends one that
 * nobody reads on (`idle_in_transaction_session_timeout`).
 */
export async function* streamList<DB, TB extends keyof DB, Row extends object>(
  em: EntityManager,
  from: ListedTable<DB, TB>,
  source: ListSource<DB, TB, Row>,
  { sort, filter, offset, limit }: ListPage,
): AsyncGenerator<Row[]> {
  const where = await conditions(em, source, filter);
  const way = sort.direction === 'ASC' ? 'asc' : 'desc';
  let rows = sortedRows(from(db(em)), source, sort.field, way)
    .where(where)
    .offset(offset);
  if (Number.isFinite(limit)) rows = rows.limit(limit);
  const listed = source.columns(rows).compile();
  await em.begin({ readOnly: true });
  try {
    const tables = db(em);
    const sql = `declare listed no scroll cursor for ${listed.sql}`;
    await tables.executeQuery({ ...listed, sql });
    const next: CompiledQuery<Row> = {
      ...listed,
      sql: `fetch ${ROWS_AT_ONCE} from listed`,
      parameters: [],
    };
    for (;;) {
      const { rows: some } = await tables.executeQuery(next);
      if (some.length > 0) yield some;
      if (some.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await em.rollback();
  }
}
