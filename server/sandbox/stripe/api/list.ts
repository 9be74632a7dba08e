import { z } from 'zod';
import type { Kind, Kinds } from '../../kinds.ts';
import type { ListOptions } from '../../store-list.ts';
import { invalidRequest, noSuch } from './failure.ts';
import { integer, parseParams } from './params.ts';
import type { StripeCall } from './route.ts';

const pageSchema = z.object({
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([
      integer.transform((time) => ({ gte: time, lte: time })),
      z.partialRecord(z.enum(['gt', 'gte', 'lt', 'lte']), integer),
    ])
    .optional(),
});

export interface Listed<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/**
 * Lists one page of a kind like the provider.
 * @param where the filters by parameter name: the path into the object that each one compares
 */
export function listPage<K extends Kind>(
  { world, params }: StripeCall,
  kind: K,
  url: string,
  where: ListOptions['where'] = {},
): Listed<Kinds[K]> {
  const page = parseParams(pageSchema, params);
  const cursor = page.starting_after ?? page.ending_before;
  if (cursor !== undefined && !world.store.get(kind, cursor)) {
    throw noSuch(kind, cursor, page.starting_after ? 'starting_after' : 'ending_before');
  }
  const options: ListOptions = { limit: page.limit + 1, where };
  if (page.created) options.created = page.created;
  if (page.starting_after) options.startingAfter = page.starting_after;
  if (page.ending_before) options.endingBefore = page.ending_before;
  const rows = world.store.list(kind, options);
  const hasMore = rows.length > page.limit;
  const data = page.ending_before && hasMore ? rows.slice(1) : rows.slice(0, page.limit);
  return { object: 'list', url, has_more: hasMore, data };
}

/** Returns a parameter as text, for filters. */
export function textParam(call: StripeCall, name: string): string | undefined {
  const value = call.params[name];
  return typeof value === 'string' ? value : undefined;
}

export function flagParam(call: StripeCall, name: string): boolean | undefined {
  const value = textParam(call, name);
  return value === undefined ? undefined : value === 'true';
}

const staticPageSchema = z.object({
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
});

/** Lists one page of objects that are all in memory, in their own order. */
export function listPageOf<T extends { id: string }>(
  { params }: StripeCall,
  all: readonly T[],
  url: string,
): Listed<T> {
  const page = parseParams(staticPageSchema, params);
  const start = all.findIndex((entry) => entry.id === page.starting_after) + 1;
  const data = all.slice(start, start + page.limit);
  return { object: 'list', url, has_more: start + page.limit < all.length, data };
}

interface Clause {
  negated: boolean;
  path: string[];
  operator: string;
  value: string;
}

const CLAUSE =
  /^\s*(-?)(\w+)(?:\[\s*(["'])(.*?)\3\s*\])?\s*(:|~|<=|>=|<|>)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+))\s*/;

/**
 * Finds objects by the provider's query language: `status:"succeeded" AND metadata["order"]:"7"`.
 */
export function searchPage<K extends Kind>(call: StripeCall, kind: K) {
  const { clauses, any } = parseQuery(textParam(call, 'query') ?? '');
  const found = call.world.store
    .all(kind)
    .filter((object) =>
      any
        ? clauses.some((clause) => matches(object, clause))
        : clauses.every((clause) => matches(object, clause)),
    )
    .toReversed();
  const start = Number(textParam(call, 'page') ?? 0);
  const limit = Math.min(Number(textParam(call, 'limit') ?? 10), 100);
  const more = found.length > start + limit;
  return {
    object: 'search_result',
    url: `/v1/${kind}s/search`,
    has_more: more,
    next_page: more ? String(start + limit) : null,
    data: found.slice(start, start + limit),
  };
}

function parseQuery(query: string): { clauses: Clause[]; any: boolean } {
  const clauses: Clause[] = [];
  let rest = query;
  const any = /\sOR\s/i.test(query);
  while (rest.trim() !== '') {
    const match = CLAUSE.exec(rest);
    if (!match)
      throw invalidRequest(`We were unable to parse your search query: ${query}`, 'query');
    const [whole, minus, field = '', , key, operator = ':', double, single, bare] = match;
    const value = (double ?? single ?? bare ?? '').replace(/\\(.)/g, '$1');
    const path = key === undefined ? [field] : [field, key];
    clauses.push({ negated: minus === '-', path, operator, value });
    rest = rest.slice(whole.length).replace(/^(AND|OR)\s/i, '');
  }
  if (clauses.length === 0) throw invalidRequest('Missing required param: query.', 'query');
  return { clauses, any };
}

function matches(object: Kinds[Kind], clause: Clause): boolean {
  let node: unknown = object;
  for (const name of clause.path) {
    node = new Map<string, unknown>(Object.entries(node ?? {})).get(name);
  }
  return compare(node, clause) !== clause.negated;
}

function compare(known: unknown, { operator, value }: Clause): boolean {
  if (value === 'null') return known === null || known === undefined;
  if (known === null || known === undefined) return false;
  if (operator === '~') return String(known).toLowerCase().includes(value.toLowerCase());
  if (operator === '>') return Number(known) > Number(value);
  if (operator === '<') return Number(known) < Number(value);
  if (operator === '>=') return Number(known) >= Number(value);
  if (operator === '<=') return Number(known) <= Number(value);
  return String(known).toLowerCase() === value.toLowerCase();
}
