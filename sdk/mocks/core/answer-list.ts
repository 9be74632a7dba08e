import { notFound } from '../../contract/failure.ts';
import { contentRange, parseListRequest } from '../../contract/list-dialect.ts';
import type { ListFilter } from './list-filters.ts';

/** A resource of the back-office over records that already look as they do on the wire. */
export interface MockList<Wire extends { id: string }> {
  /** As in `/api/admin/{resource}`. */
  resource: string;
  records: readonly Wire[];
  sortable: readonly (keyof Wire & string)[];
  defaultSort: { field: keyof Wire & string; direction: 'ASC' | 'DESC' };
  /** What is compared, most important first, for fields that are not sorted by their bare value. */
  sortBy?: Partial<Record<keyof Wire, (record: Wire) => unknown[]>>;
  filters: Record<string, ListFilter<Wire>> & { id: ListFilter<Wire> };
}

interface ListCall {
  query: { sort?: string; range?: string; filter?: string };
  setHeader: (name: string, value: string) => void;
}

/** The page that is asked for; says in `Content-Range` which part of the whole it is. */
export function answerList<Wire extends { id: string }>(
  { query, setHeader }: ListCall,
  { resource, records, sortable, defaultSort, sortBy, filters }: MockList<Wire>,
): Wire[] {
  const page = parseListRequest(query, {
    sortable: [defaultSort.field, ...sortable],
    defaultDirection: defaultSort.direction,
    filters: Object.keys(filters),
  });
  const conditions = Object.entries(page.filter).flatMap(([name, value]) => {
    const condition = value === undefined ? undefined : filters[name]?.(value);
    return condition === undefined ? [] : [condition];
  });
  const fitting = records.filter((record) => conditions.every((fits) => fits(record)));
  const { field, direction } = page.sort;
  const valuesOf = sortBy?.[field] ?? ((record: Wire) => [record[field]]);
  const sorted = fitting.toSorted((a, b) => {
    const theirs = [...valuesOf(b), b.id];
    const differences = [...valuesOf(a), a.id].map((value, at) => compare(value, theirs[at]));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  if (direction === 'DESC') sorted.reverse();
  const { id } = page.filter;
  // Whoever names the records wants all of them, not a first page.
  const limit = query.range === undefined && Array.isArray(id) ? id.length : page.limit;
  const rows = sorted.slice(page.offset, page.offset + limit);
  setHeader('Content-Range', contentRange(resource, page.offset, rows.length, sorted.length));
  return rows;
}

/** One record as the list has it; 404 where there is none. */
export function answerRecord<Wire extends { id: string }>(
  id: string,
  { records }: Pick<MockList<Wire>, 'records'>,
): Wire {
  const record = records.find((one) => one.id === id);
  if (record === undefined) throw notFound();
  return record;
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  return Number(a) - Number(b);
}
