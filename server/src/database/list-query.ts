import type { EntityManager } from '@mikro-orm/postgresql';
import type { Bind, ListFilter, Wanted } from './list-filters.ts';
import { query } from './query.ts';

/** Where a list's rows come from. Every text in it is SQL written in the code. */
export interface ListSource {
  /** The one table, with its alias, that conditions and orders are about. */
  from: string;
  /** Columns that name one row; they also decide between rows that sort alike. */
  key: readonly string[];
  columns: string;
  /** Tables that only add columns; they must neither drop nor repeat rows. */
  joins?: string;
  /** Always holds. */
  where?: string;
  /** By field: the columns it sorts by, most important first. */
  sortable: Readonly<Record<string, readonly string[]>>;
  filters: Readonly<Record<string, ListFilter>>;
}

export interface ListPage {
  sort: { field: string; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Readonly<Partial<Record<string, Wanted>>>;
}

/** A filter was given a value it can't take. */
export class UnfitFilter extends Error {
  readonly field: string;

  constructor(field: string) {
    super(`The filter ${field} cannot take this value.`);
    this.name = 'UnfitFilter';
    this.field = field;
  }
}

type Listed<Row> = Row & { listTotal: number; listPlace: string | null };

/**
 * One page and the count of the whole, in one statement. The page is cut on the bare keys, so that an
 * index alone answers it, from whichever end of the list is nearer; only its own rows are joined. The
 * count reads the filtered table without joins: an index-only scan.
 */
export async function readList<Row>(
  em: EntityManager,
  source: ListSource,
  page: ListPage,
): Promise<{ rows: Row[]; total: number }> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = conditions(source, page.filter, bind);
  const order = orderBy(source, page.sort);
  const key = source.key.join(', ');
  const limit = `${bind(page.limit)}::int`;
  const offset = `${bind(page.offset)}::int`;
  const matching = `select ${key} from ${source.from} where ${where}`;
  const listed = await query<Listed<Row>>(
    em,
    `with counted as (select count(*)::int as "listTotal" from ${source.from} where ${where}),
          ends as (select "listTotal", ${offset} <= "listTotal" / 2 as near from counted),
          wanted as (
            (${matching} order by ${order}
              limit (select case when near then ${limit} else 0 end from ends) offset ${offset})
            union all
            (${matching} order by ${orderBy(source, reversed(page.sort))}
              limit (select case when near then 0
                            else greatest(least(${limit}, "listTotal" - ${offset}), 0) end from ends)
              offset (select greatest("listTotal" - ${offset} - ${limit}, 0) from ends)))
     select counted."listTotal", page.*
       from counted left join (
         select ${source.columns}, row_number() over (order by ${order}) as "listPlace"
           from ${source.from} ${source.joins ?? ''}
          where (${key}) in (select * from wanted)
       ) page on true
      order by page."listPlace"`,
    values,
  );
  // With nothing on the page there still is the row that carries the count.
  return {
    rows: listed.filter((row) => row.listPlace !== null),
    total: listed[0]?.listTotal ?? 0,
  };
}

function reversed({ field, direction }: ListPage['sort']): ListPage['sort'] {
  return { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' };
}

function conditions({ where, filters }: ListSource, wanted: ListPage['filter'], bind: Bind) {
  const all = where === undefined ? ['true'] : [where];
  for (const [field, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    const condition = filters[field]?.(value, bind);
    if (condition === undefined) throw new UnfitFilter(field);
    all.push(condition);
  }
  return all.join(' and ');
}

function orderBy({ sortable, key }: ListSource, { field, direction }: ListPage['sort']) {
  const columns = sortable[field];
  if (columns === undefined) throw new Error(`This list does not sort by ${field}.`);
  return [...new Set([...columns, ...key])].map((column) => `${column} ${direction}`).join(', ');
}
