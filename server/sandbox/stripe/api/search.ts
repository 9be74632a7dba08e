import type { Kind, Kinds } from '../../kinds.ts';
import { invalidRequest } from './failure.ts';
import { textParam } from './list.ts';
import type { StripeCall } from './route.ts';

interface Clause {
  negated: boolean;
  path: string[];
  operator: string;
  value: string;
}

const CLAUSE =
  /^\s*(-?)(\w+)(?:\[\s*(["'])(.*?)\3\s*\])?\s*(:|~|<=|>=|<|>)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+))\s*/;

/** Objects found by the provider's query language: `status:"succeeded" AND metadata["order"]:"7"`. */
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
