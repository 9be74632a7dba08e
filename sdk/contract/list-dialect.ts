import { COUNTED_UP_TO, useCursor } from '../domain/backoffice/list-limits.ts';
import { badRequest } from './failure.ts';
import type { FilterValue } from './filter-values.ts';
import { readListCursor, writeCursor, type CursorValue } from './list-cursor.ts';

export interface ListSort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** A request for one page of a list in react-admin's simple REST dialect. */
export interface ListRequest<Field extends string> {
  sort: ListSort<Field>;
  /** Position of the first record. With `after`, its position when the cursor was written. */
  offset: number;
  limit: number;
  /** Sort values of the previous page's last record. */
  after?: readonly CursorValue[];
  filter: Partial<Record<string, FilterValue>>;
}

interface Dialect<Field extends string> {
  /** Fields to sort by. The first is the default and may be listed again. */
  sortable: readonly [Field, ...Field[]];
  defaultDirection?: 'ASC' | 'DESC';
  /** Fields to filter by. `q` and `id` have to be listed too. */
  filters: readonly string[];
  /** Whether to return all matches in one response. */
  asFile?: boolean;
}

interface Query {
  sort?: string;
  range?: string;
  after?: string;
  filter?: string;
}

const PAGE = 25;
const MAX = 1000;
const DEEPEST = COUNTED_UP_TO - 1;

/**
 * Parses `sort=["field","ASC"]`, `range=[0,24]` and `filter={…}`. Throws a 400 with the parameter's
 * name if one is malformed or names an unknown field.
 */
export function parseListRequest<Field extends string>(
  query: Query,
  dialect: Dialect<Field>,
): ListRequest<Field> {
  const sort = parseSort(query.sort, dialect);
  const places = parseRange(query.range);
  const filter = parseFilter(query.filter, dialect.filters);
  const { id } = filter;
  // A client that lists specific ids wants all of them, not a first page.
  if (query.range === undefined && Array.isArray(id)) places.limit = id.length;
  if (query.range === undefined && dialect.asFile) places.limit = Infinity;
  if (query.after === undefined) return { sort, ...places, filter };
  if (dialect.asFile === true) throw wrong('after', "can't be used with files");
  if (places.offset > 0) throw wrong('range', 'must begin at 0 when used with after');
  return { sort, ...places, ...parseAfter(query.after, sort), filter };
}

/** Returns a page's headers. `next` is null after the last page. */
export function pageHeaders(
  resource: string,
  { sort, offset }: Pick<ListRequest<string>, 'sort' | 'offset'>,
  { count, total, next }: { count: number; total: number; next: readonly CursorValue[] | null },
): Record<string, string> {
  const position = offset + count;
  return {
    'Content-Range': contentRange(resource, offset, count, total),
    ...(total >= COUNTED_UP_TO && { 'X-Total-Estimated': 'true' }),
    ...(next && { 'X-Next-Cursor': writeCursor({ sort, position, values: next }) }),
  };
}

/** Formats a range: `orders 0-24/319`. In this dialect, an empty page is `orders 0-0/0`. */
export function contentRange(resource: string, offset: number, count: number, total: number) {
  return `${resource} ${offset}-${offset + Math.max(count, 1) - 1}/${total}`;
}

function parseSort<Field extends string>(text: string | undefined, dialect: Dialect<Field>) {
  if (text === undefined) {
    return { field: dialect.sortable[0], direction: dialect.defaultDirection ?? 'ASC' };
  }
  const value = parseJson('sort', text);
  if (!Array.isArray(value) || value.length !== 2) throw wrong('sort', 'must be ["field","ASC"]');
  const field = dialect.sortable.find((name) => name === value[0]);
  if (field === undefined) {
    throw wrong('sort', `must use one of ${[...new Set(dialect.sortable)].join(', ')}`);
  }
  const direction = String(value[1]).toUpperCase();
  if (direction !== 'ASC' && direction !== 'DESC') throw wrong('sort', 'must end in ASC or DESC');
  return { field, direction } as const;
}

function parseRange(text: string | undefined) {
  if (text === undefined) return { offset: 0, limit: PAGE };
  const value = parseJson('range', text);
  const [first, last] = Array.isArray(value) && value.length === 2 ? value : [];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    throw wrong('range', 'must be [first,last], two whole numbers from 0');
  }
  if (last - first >= MAX) throw wrong('range', `must request at most ${MAX} records`);
  if (first > DEEPEST) {
    const deepest = useCursor(DEEPEST);
    throw badRequest(deepest, [{ path: 'range', message: deepest.reason }]);
  }
  return { offset: Number(first), limit: Number(last) - Number(first) + 1 };
}

function parseAfter(text: string, { field, direction }: ListSort<string>) {
  const cursor = readListCursor(text);
  if (cursor === null) throw invalidAfter();
  const { sort, position, values } = cursor;
  if (sort.field !== field || sort.direction !== direction) {
    throw wrong('after', `must be sent with sort=["${sort.field}","${sort.direction}"]`);
  }
  return { offset: position, after: values };
}

function parseFilter(text: string | undefined, known: readonly string[]) {
  const value = text === undefined ? {} : parseJson('filter', text);
  if (!isRecord(value)) throw wrong('filter', 'must be an object');
  const filter: Partial<Record<string, FilterValue>> = {};
  for (const [name, condition] of Object.entries(value)) {
    if (!known.includes(name)) throw wrong('filter', `must use only ${known.join(', ')}`);
    if (!isFilterValue(condition))
      throw wrong('filter', `${name} must be a value or a list of values`);
    filter[name] = condition;
  }
  return filter;
}

function parseJson(parameter: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(parameter, 'must be JSON');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilterValue(value: unknown): value is FilterValue {
  if (Array.isArray(value)) return value.every((one) => ['string', 'number'].includes(typeof one));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Rejects a filter whose value has the wrong type. */
export const invalidFilter = (field: string) =>
  wrong('filter', `has an invalid value for ${field}`);

export const invalidAfter = () => wrong('after', 'must be an X-Next-Cursor from this list');

function wrong(path: string, message: string) {
  return badRequest(`${path} ${message}.`, [{ path, message }]);
}
