import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { CursorValue } from '@spindle/sdk/contract/list-cursor';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import { db } from './db.ts';
import { asTexts, condition, countRows, int, literal } from './expressions.ts';
import {
  conditions,
  cursorOf,
  expression,
  keyColumns,
  sortColumns,
  sortedRows,
  totalOf,
  type ListedRows,
  type ListedTable,
  type ListPage,
  type ListSource,
} from './list-query.ts';
import type { Tables } from './tables.ts';

/** A cursor contains values that can't occur in this list. */
export class InvalidCursor extends Error {
  override name = 'InvalidCursor';
}

/**
 * Reads the page after a row that may have been deleted in the meantime. The rows after it are read
 * in parts, each a range of the index that sorts the list: rows that are equal up to a column and
 * greater in that column. A page therefore costs the same however deep it is.
 */
export async function readAfter<DB, TB extends keyof DB, Row extends object>(
  em: EntityManager,
  from: ListedTable<DB, TB>,
  source: ListSource<DB, TB, Row>,
  page: ListPage & { after: readonly CursorValue[] },
): Promise<ListedRows<Row>> {
  const { field, direction } = page.sort;
  const columns = sortColumns(source, field);
  const names = page.after.slice(columns.length - source.key.length);
  if (page.after.length !== columns.length || names.includes(null)) throw new InvalidCursor();
  const where = await conditions(em, source, page.filter);
  const way = direction === 'ASC' ? 'asc' : 'desc';
  // one extra row shows whether anything follows
  const limit = page.limit + 1;

  const tables = db(em);
  const sorted = () => sortedRows(from(tables), source, field, way);
  const pieces = piecesAfter(columns, page.after, way).map((piece) =>
    sorted().where(where).where(piece).select(keyColumns(source)).limit(limit),
  );
  const some = from(tables).where(where).select(literal(1).as('one')).limit(literal(COUNTED_UP_TO));
  const count = tables.selectFrom(some.as('fitting')).select(countRows().as('fitting'));
  const key = sql.join(source.key.map(expression));
  const rows = sorted()
    .where(condition`(${key}) in (${sql.join(pieces, sql` union all `)})`)
    .select(int(count).as('listTotal'))
    .select(asTexts(columns).as('listCursor'))
    .limit(limit);
  const { rows: listed } = await tables.executeQuery(source.columns(rows)).catch(asInvalid);
  const displayed = listed.slice(0, page.limit);
  return {
    rows: displayed,
    // a list that isn't counted to its end has at least as many rows as were read
    total: Math.max(totalOf(listed[0]), page.offset + listed.length),
    next: listed.length > displayed.length ? cursorOf(displayed.at(-1)) : null,
  };
}

function piecesAfter(
  columns: readonly Expression<unknown>[],
  values: readonly CursorValue[],
  way: 'asc' | 'desc',
): Expression<SqlBool>[] {
  const { and } = expressionBuilder<Tables>();
  return columns.flatMap((column, at) => {
    const alike = columns.slice(0, at).map((one, before) => isLike(one, values[before]));
    return sortedAfter(column, values[at], way).map((further) => and([...alike, further]));
  });
}

const isNone = (value: CursorValue | undefined) => value === null || value === undefined;

const isLike = (column: Expression<unknown>, value: CursorValue | undefined) =>
  isNone(value) ? condition`${column} is null` : condition`${column} = ${value}`;

/** Rows without a value come last, as the database sorts them, and first in reverse order. */
function sortedAfter(
  column: Expression<unknown>,
  value: CursorValue | undefined,
  way: 'asc' | 'desc',
): Expression<SqlBool>[] {
  if (isNone(value)) return way === 'asc' ? [] : [condition`${column} is not null`];
  if (way === 'desc') return [condition`${column} < ${value}`];
  return [condition`${column} > ${value}`, condition`${column} is null`];
}

/** Rethrows the error for a text that can't be compared with its column. */
function asInvalid(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw code.startsWith('22') ? new InvalidCursor('', { cause: error }) : error;
}
