import { notFound, wrongMethod } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { bySpecificity, emptyLastId, missingId, routePath } from '../../contract/routes.ts';
import { madeWith, noSuchCall } from '../../domain/calls/refuse-call.ts';

export interface Route {
  operation: Operation;
  params: Record<string, string>;
}

/**
 * Finds the operation of a call as the shop's router does. Undefined: not the contract's business.
 * @throws Failure 404, 405 or 400 as the shop answers
 */
export type FindRoute = (method: string, path: string) => Route | undefined;

export function makeRouter(operations: readonly Operation[]): FindRoute {
  const routes = [...operations]
    .toSorted(bySpecificity)
    .map((operation) => ({ operation, pattern: patternOf(operation) }));
  const empty = emptyLastId(operations).map((one) => ({ ...one, pattern: patternOf(one) }));

  return (given, path) => {
    const method = given === 'HEAD' ? 'GET' : given;
    const found = routes.find(
      ({ operation, pattern }) => operation.method === method && pattern.test(path),
    );
    if (found !== undefined) {
      return { operation: found.operation, params: paramsOf(found.pattern, path) };
    }
    const lacking = empty.find((one) => one.method === method && one.pattern.test(path));
    if (lacking !== undefined) {
      throw missingId(lacking.name);
    }
    const allowed = routes
      .filter(({ pattern }) => pattern.test(path))
      .map(({ operation }) => operation.method);
    if (allowed.length > 0) {
      const methods = [...new Set(allowed)].join(', ');
      throw wrongMethod(madeWith(methods), methods);
    }
    if (path === '/api' || path.startsWith('/api/')) throw notFound(noSuchCall);
    return undefined;
  };
}

function patternOf(one: { method: string; path: string }): RegExp {
  const source = routePath(one)
    .replaceAll('.', String.raw`\.`)
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}${one.method === 'GET' ? '/?' : ''}$`);
}

function paramsOf(pattern: RegExp, path: string): Record<string, string> {
  const { groups = {} } = pattern.exec(path) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
