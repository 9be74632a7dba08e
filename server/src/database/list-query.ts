import type { EntityManager } from '@mikro-orm/postgresql';
import {
  expressionBuilder,
  sql,
  type Compilable,
  type Expression,
  type QueryCreator,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
} from 'kysely';
import { db } from './db.ts';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import { asTexts, condition, countRows, int, literal } from './expressions.ts';
import type { FilterValue } from '@spindle/sdk/contract/filter-values';
import type { CursorValue } from '@spindle/sdk/contract/list-cursor';
import type { ListFilter, ListLookup } from './list-filters.ts';
import type { Tables } from './tables.ts';

/** A list's main table, with the alias that conditions and orders use. */
export type ListedTable<DB, TB extends keyof DB> = (
  tables: QueryCreator<Tables>,
) => SelectQueryBuilder<DB, TB, object>;

type Column<DB, TB extends keyof DB> = StringReference<DB, TB> | Expression<unknown>;

/** How a list loads its table's rows. */
export interface ListSource<DB, TB extends keyof DB, Row> {
  /** Columns that identify a row. They also order rows whose sort values are equal. */
  key: readonly Column<DB, TB>[];
  /** Selects the columns. Joins may only add columns, and must not drop or repeat rows. */
  columns: (rows: SelectQueryBuilder<DB, TB, object>) => Compilable<Row>;
  /** Always applied. */
  where?: Expression<SqlBool>;
  /** By field: the columns that it sorts by, most important first. */
  sortable: Readonly<Record<string, readonly Column<DB, TB>[]>>;
  filters: Readonly<Record<string, ListFilter>>;
  lookups?: Readonly<Record<string, ListLookup>>;
}

export interface ListPage {
  sort: { field: string; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  /**
   * The sort values of the previous page's last row. The page begins after that row, even if it has
   * moved.
   */
  after?: readonly CursorValue[];
  filter: Readonly<Partial<Record<string, FilterValue>>>;
}

export interface ListedRows<Row> {
  rows: Row[];
  total: number;
  /** The last row's sort values, or null if no rows follow. */
  next: readonly CursorValue[] | null;
}

/** A filter received a value that it can't accept. */
export class InvalidFilter extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`The filter ${field} doesn't accept this value.`);
    this.name = 'InvalidFilter';
    this.field = field;
  }
}

/**
 * Reads one page and the total in one statement. The page is determined from the keys alone, so
 * that an index can read it from the nearer end of the list, and only the page's own rows are
 * joined. The total reads the filtered table without joins and stops at a number that no one pages
 * to.
 */
export async function readList<DB, TB extends keyof DB, Row extends object>(
  em: EntityManager,
  from: ListedTable<DB, TB>,
  source: ListSource<DB, TB, Row>,
  page: ListPage,
): Promise<ListedRows<Row>> {
  const where = await conditions(em, source, page.filter);
  const key = sql.join(source.key.map(expression));
  const direction = page.sort.direction === 'ASC' ? 'asc' : 'desc';
  const limit = sql`${page.limit}::int`;
  const offset = sql`${page.offset}::int`;

  const tables = db(em);
  const some = from(tables).where(where).select(literal(1).as('one')).limit(literal(COUNTED_UP_TO));
  const count = tables.selectFrom(some.as('fitting')).select(countRows().as('listTotal'));
  const sorted = (of: QueryCreator<Tables>, way: 'asc' | 'desc') =>
    sortedRows(from(of), source, page.sort.field, way);
  const cut = (way: 'asc' | 'desc') => sorted(tables, way).where(where).select(keyColumns(source));

  // A list that isn't counted to its end can be read only from its start.
  const near = sql`("listTotal" = ${literal(COUNTED_UP_TO)} or ${offset} <= "listTotal" / 2)`;
  const fromStart = cut(direction)
    .limit(int(sql`select case when ${near} then ${limit} else 0 end from counted`))
    .offset(int(offset));
  const fromEnd = cut(direction === 'asc' ? 'desc' : 'asc')
    .limit(
      int(sql`select case when ${near} then 0
                else greatest(least(${limit}, "listTotal" - ${offset}), 0) end from counted`),
    )
    .offset(int(sql`select greatest("listTotal" - ${offset} - ${limit}, 0) from counted`));
  const counted = tables.with('counted', () => sql`${count}`);
  const rows = sorted(counted, direction)
    .where(condition`(${key}) in (${fromStart} union all ${fromEnd})`)
    .select(int(sql`select "listTotal" from counted`).as('listTotal'))
    .select(asTexts(sortColumns(source, page.sort.field)).as('listCursor'));
  const listed = await tables.executeQuery(source.columns(rows));
  let carrier: object | undefined = listed.rows[0];
  // An empty page has no row that carries the total.
  if (page.offset > 0) carrier ??= await count.executeTakeFirst();
  const total = totalOf(carrier);
  const place = page.offset + listed.rows.length;
  const isFull = listed.rows.length === page.limit;
  const isLast = !isFull || (place >= total && total < COUNTED_UP_TO);
  return { rows: listed.rows, total, next: isLast ? null : cursorOf(listed.rows.at(-1)) };
}

export const totalOf = (row: object | undefined): number =>
  row !== undefined && 'listTotal' in row ? Number(row.listTotal) : 0;

export const cursorOf = (row: object | undefined): (string | null)[] | null =>
  row !== undefined && 'listCursor' in row && Array.isArray(row.listCursor)
    ? row.listCursor.map((value: unknown) => (typeof value === 'string' ? value : null))
    : null;

export function keyColumns<DB, TB extends keyof DB>({
  key,
}: Pick<ListSource<DB, TB, object>, 'key'>) {
  return key.map((column, at) => sql`${expression(column)}`.as(`key${at}`));
}

export const expression = (column: Expression<unknown> | string): Expression<unknown> =>
  typeof column === 'string' ? sql.ref(column) : column;

interface Conditions {
  where?: Expression<SqlBool>;
  filters: Readonly<Record<string, ListFilter>>;
  lookups?: Readonly<Record<string, ListLookup>>;
}

/** Returns the filters' conditions. Throws InvalidFilter for a value that a filter can't accept. */
export async function conditions(
  em: EntityManager,
  { where, filters, lookups }: Conditions,
  filter: ListPage['filter'],
): Promise<Expression<SqlBool>> {
  const all = where === undefined ? [] : [where];
  for (const [field, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    const holds = await (filters[field]?.(value) ?? lookups?.[field]?.(em, value));
    if (holds === undefined) throw new InvalidFilter(field);
    all.push(holds);
  }
  return expressionBuilder<Tables>().and(all);
}

export function sortedRows<DB, TB extends keyof DB>(
  from: SelectQueryBuilder<DB, TB, object>,
  { sortable, key }: Pick<ListSource<DB, TB, object>, 'sortable' | 'key'>,
  field: string,
  way: 'asc' | 'desc',
): SelectQueryBuilder<DB, TB, object> {
  let rows = from;
  for (const column of sortColumns({ sortable, key }, field)) rows = rows.orderBy(column, way);
  return rows;
}

export function sortColumns<DB, TB extends keyof DB>(
  { sortable, key }: Pick<ListSource<DB, TB, object>, 'sortable' | 'key'>,
  field: string,
): Expression<unknown>[] {
  const columns = sortable[field];
  if (columns === undefined) throw new Error(`This list can't be sorted by ${field}.`);
  return [...new Set([...columns, ...key])].map(expression);
}
