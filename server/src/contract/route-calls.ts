import Router from '@koa/router';
import { emptyLastId, missingId, rejectUnmatched } from '@spindle/sdk/contract/router';
import type { Context, Middleware } from 'koa';

export interface RoutedCall {
  method: string;
  /** As written in the contract: `/api/catalog/{catalogId}` */
  path: string;
  answer: (ctx: Context, ids: Record<string, string>) => unknown;
}

/** Names the routes for paths with an empty last id. All of their methods are rejected. */
const MISSING = 'missing';

/**
 * Runs the call for a request. There is one router for each pair of first segments, because a
 * router tries a path against all its routes. A single router for the whole contract takes more
 * than twice as long.
 * @throws Failure from `rejectUnmatched`, or 400 if the last id is missing
 */
export function routeCalls(calls: readonly RoutedCall[]): Middleware {
  const routers = new Map<string, Router>();

  function routerFor(path: string): Router {
    const start = startOf(path);
    const router = routers.get(start) ?? new Router({ sensitive: true, exclusive: 'specificity' });
    routers.set(start, router);
    return router;
  }

  for (const { method, path, answer } of calls) {
    // For GET, a trailing slash is optional. Otherwise it means an empty last id.
    const strict = method !== 'GET';
    const route = patternOf(strict ? path : path.replace(/\/$/, ''));
    routerFor(path).register(route, [method], (ctx) => answer(ctx, ctx.params), { strict });
  }
  for (const { method, path, name } of emptyLastId(calls)) {
    const reject = () => {
      throw missingId(name);
    };
    routerFor(path).register(patternOf(path), [method], reject, { strict: true, name: MISSING });
  }

  const starts = new Map([...routers].map(([start, router]) => [start, router.routes()]));
  return (ctx, next) => {
    const routes = starts.get(startOf(ctx.path));
    const unmatched = () => {
      const known = routes?.router?.match(ctx.path, ctx.method).path ?? [];
      const taken = known.filter(({ name }) => name !== MISSING);
      rejectUnmatched(
        ctx.path,
        taken.flatMap(({ methods }) => methods),
      );
      return next();
    };
    return routes ? Reflect.apply(routes, undefined, [ctx, unmatched]) : unmatched();
  };
}

const startOf = (path: string) => path.split('/', 3).join('/').replace(/\/$/, '');

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
