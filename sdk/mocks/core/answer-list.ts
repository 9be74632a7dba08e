import { contract } from '../../contract/contract.ts';
import { CSV, csvColumns, csvHeaders, csvLines } from '../../contract/csv.ts';
import { pageHeaders, parseListRequest, invalidFilter } from '../../contract/list-dialect.ts';
import type { CursorValue } from '../../contract/list-cursor.ts';
import { namedFilters, type ListFilters } from './list-filters.ts';
import { timeZone } from '../config/business.ts';
import { getOr404 } from './find.ts';
import { dayIn } from '../../domain/time/calendar.ts';

interface ListedRecord {
  id: string;
  /** Records without this field need a `defaultSort`. */
  dateCreated?: string;
}

/** A back-office list of records that already have their API format. */
export interface MockList<Wire extends ListedRecord> {
  /** The `resource` in `/api/admin/{resource}`. */
  resource: string;
  records: readonly Wire[];
  /** Sortable fields besides the default one and `id`. */
  sortable?: readonly (keyof Wire & string)[];
  /** Newest first by default. */
  defaultSort?: { field: keyof Wire & string; direction: 'ASC' | 'DESC' };
  /** Sort keys, most important first, for fields that aren't sorted by their value itself. */
  sortBy?: Partial<Record<keyof Wire, (record: Wire) => CursorValue[]>>;
  filters: ListFilters<Wire>;
}

interface ListCall {
  query: { sort?: string; range?: string; after?: string; filter?: string };
  now: Date;
  origin: string;
  header: (name: string) => string | null;
  setHeaders: (headers: Record<string, string>) => void;
}

export const wantsCsv = ({ header }: Pick<ListCall, 'header'>) => header('Accept') === CSV;

/**
 * Returns the requested page. Headers contain its position and the cursor of the next page. As
 * `text/csv`, returns all matching records up to the file's limit.
 */
export function answerList<Wire extends ListedRecord>(
  call: ListCall,
  list: MockList<Wire>,
): Wire[] | string {
  const { resource, records, sortable = [], sortBy } = list;
  const { defaultSort = { field: 'dateCreated', direction: 'DESC' } } = list;
  const filters = namedFilters(list.filters);
  const asFile = wantsCsv(call);
  const page = parseListRequest<keyof Wire & string>(call.query, {
    asFile,
    sortable: [defaultSort.field, ...sortable, 'id'],
    defaultDirection: defaultSort.direction,
    filters: [...filters.keys()],
  });
  const conditions = Object.entries(page.filter).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const condition = filters.get(name)?.(value);
    if (condition === undefined) throw invalidFilter(name);
    return [condition];
  });
  const matching = records.filter((record) => conditions.every((matches) => matches(record)));
  const { field, direction } = page.sort;
  const valuesOf = sortBy?.[field] ?? ((record: Wire) => [comparable(record[field])]);
  const placeOf = (record: Wire) => [...valuesOf(record), record.id];
  const order = (a: readonly CursorValue[], b: readonly CursorValue[]) =>
    (direction === 'DESC' ? -1 : 1) *
    (a.map((value, at) => compareValues(value, b[at] ?? null)).find((one) => one !== 0) ?? 0);
  const sorted = matching.toSorted((a, b) => order(placeOf(a), placeOf(b)));
  if (asFile) {
    call.setHeaders(csvHeaders(resource, dayIn(timeZone, call.now)));
    const rows = sorted.slice(page.offset, page.offset + page.limit);
    return csvLines(csvColumns(contract, resource), rows, { first: true, origin: call.origin });
  }
  const { after, limit } = page;
  const rest = after
    ? sorted.filter((record) => order(placeOf(record), after) > 0)
    : sorted.slice(page.offset);
  const rows = rest.slice(0, limit);
  const last = rest.length > limit ? rows.at(-1) : undefined;
  const facts = { count: rows.length, total: sorted.length, next: last ? placeOf(last) : null };
  call.setHeaders(pageHeaders(resource, page, facts));
  return rows;
}

/** Returns one record as it appears in the list, or 404. */
export const answerRecord = <Wire extends ListedRecord>(
  id: string,
  { records }: Pick<MockList<Wire>, 'records'>,
): Wire => getOr404(records, (one) => one.id === id);

const comparable = (value: unknown): CursorValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;

function compareValues(a: CursorValue, b: CursorValue): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  return Number(a) - Number(b);
}
