import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from './db.ts';
import {
  conditions,
  sortedRows,
  type ListedTable,
  type ListPage,
  type ListSource,
} from './list-query.ts';
import { streamRows } from './stream-rows.ts';

const ROWS_AT_ONCE = 500;

/** Streams a page's rows, however many there are, a few hundred at a time. */
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
  yield* streamRows(em, source.columns(rows), ROWS_AT_ONCE);
}
