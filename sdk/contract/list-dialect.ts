import { COUNTED_UP_TO } from '../domain/backoffice/counted-up-to.ts';
import { badRequest } from './failure.ts';
import type { FilterValue } from './filter-values.ts';

/** One page of a list as react-admin's simple REST dialect asks for it. */
export interface ListRequest<Field extends string> {
  sort: { field: Field; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Partial<Record<string, FilterValue>>;
}

interface Dialect<Field extends string> {
  /** Fields that may be sorted by; the first is the default, and may come again. */
  sortable: readonly [Field, ...Field[]];
  defaultDirection?: 'ASC' | 'DESC';
  /** Fields that may be filtered by; `q` and `id` have to be named too. */
  filters: readonly string[];
}

interface Query {
  sort?: string;
  range?: string;
  filter?: string;
}

const PAGE = 25;
const MOST = 1000;
const DEEPEST = COUNTED_UP_TO - 1;

/**
 * Reads `sort=["field","ASC"]`, `range=[0,24]` and `filter={…}`. Throws a 400 that names the
 * parameter where one is malformed or names a field the list doesn't know.
 */
export function parseListRequest<Field extends string>(
  query: Query,
  dialect: Dialect<Field>,
): ListRequest<Field> {
  return {
    sort: parseSort(query.sort, dialect),
    ...parseRange(query.range),
    filter: parseFilter(query.filter, dialect.filters),
  };
}

/** `orders 0-24/319`, or with nothing on the page `orders 0-0/0` as the dialect has no better word. */
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
    throw wrong('sort', `can be by ${[...new Set(dialect.sortable)].join(', ')}`);
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
    throw wrong('range', 'must be [first,last], two whole numbers from 0 on');
  }
  if (last - first >= MOST) throw wrong('range', `may ask for at most ${MOST} records`);
  if (first > DEEPEST) {
    throw wrong(
      'range',
      `begins after ${DEEPEST.toLocaleString('en')} records: narrow the filter, sort the other way round, or ask for text/csv`,
    );
  }
  return { offset: Number(first), limit: Number(last) - Number(first) + 1 };
}

function parseFilter(text: string | undefined, known: readonly string[]) {
  const value = text === undefined ? {} : parseJson('filter', text);
  if (!isRecord(value)) throw wrong('filter', 'must be an object');
  const filter: Partial<Record<string, FilterValue>> = {};
  for (const [name, condition] of Object.entries(value)) {
    if (!known.includes(name)) throw wrong('filter', `can be by ${known.join(', ')}`);
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

/** A filter whose value is of the wrong kind. */
export const unfitFilter = (field: string) =>
  wrong('filter', `cannot take this value for ${field}`);

function wrong(path: string, message: string) {
  return badRequest(`${path} ${message}.`, [{ path, message }]);
}
