import { contract } from '../../contract/contract.ts';
import { CSV, csvColumns, csvHeaders, csvLines } from '../../contract/csv.ts';
import { notFound } from '../../contract/failure.ts';
import { contentRange, parseListRequest, unfitFilter } from '../../contract/list-dialect.ts';
import { namedFilters, type ListFilters } from './list-filters.ts';

interface Listed {
  id: string;
  /** What has none says what it is sorted by. */
  dateCreated?: string;
}

/** A resource of the back-office over records that already look as they do on the wire. */
export interface MockList<Wire extends Listed> {
  /** As in `/api/admin/{resource}`. */
  resource: string;
  records: readonly Wire[];
  /** Besides the first one and `id`. */
  sortable?: readonly (keyof Wire & string)[];
  /** The latest comes first where nothing is said. */
  defaultSort?: { field: keyof Wire & string; direction: 'ASC' | 'DESC' };
  /** What is compared, most important first, for fields that are not sorted by their bare value. */
  sortBy?: Partial<Record<keyof Wire, (record: Wire) => unknown[]>>;
  filters: ListFilters<Wire>;
}

interface ListCall {
  query: { sort?: string; range?: string; filter?: string };
  now: Date;
  header: (name: string) => string | null;
  setHeader: (name: string, value: string) => void;
}

export const wantsCsv = ({ header }: Pick<ListCall, 'header'>) => header('Accept') === CSV;

/**
 * The page that is asked for; says in `Content-Range` which part of the whole it is. As `text/csv` all
 * that fits.
 */
export function answerList<Wire extends Listed>(
  call: ListCall,
  list: MockList<Wire>,
): Wire[] | string {
  const { query, setHeader } = call;
  const { resource, records, sortable = [], sortBy } = list;
  const { defaultSort = { field: 'dateCreated', direction: 'DESC' } } = list;
  const filters = namedFilters(list.filters);
  const page = parseListRequest<keyof Wire & string>(query, {
    sortable: [defaultSort.field, ...sortable, 'id'],
    defaultDirection: defaultSort.direction,
    filters: [...filters.keys()],
  });
  const conditions = Object.entries(page.filter).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const condition = filters.get(name)?.(value);
    if (condition === undefined) throw unfitFilter(name);
    return [condition];
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
  if (wantsCsv(call)) {
    for (const [name, value] of Object.entries(csvHeaders(resource, call.now))) {
      setHeader(name, value);
    }
    const end = query.range === undefined ? Infinity : page.offset + page.limit;
    const rows = sorted.slice(page.offset, end);
    return csvLines(csvColumns(contract, resource), rows, { first: true });
  }
  const { id } = page.filter;
  // Whoever names the records wants all of them, not a first page.
  const limit = query.range === undefined && Array.isArray(id) ? id.length : page.limit;
  const rows = sorted.slice(page.offset, page.offset + limit);
  setHeader('Content-Range', contentRange(resource, page.offset, rows.length, sorted.length));
  return rows;
}

/** One record as the list has it; 404 where there is none. */
export function answerRecord<Wire extends Listed>(
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
