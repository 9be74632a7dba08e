import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { notFound, wrongMethod } from '@spindle/sdk/contract/failure';
import type { Limits } from './limits/limits.ts';
import { answering, type Answering } from './answer.ts';
import type { AnyHandler } from './call.ts';
import { checkedOperations } from './checked-operations.ts';
import type { JsonObject } from '@spindle/sdk/contract/document';
import { readPreconditions } from './preconditions.ts';
import type { Operation } from '@spindle/sdk/contract/operation';
import { emptyLastId, missingId, routePath } from '@spindle/sdk/contract/routes';
import { madeWith, noSuchCall } from '@spindle/sdk/domain/calls/refuse-call';

export interface Mounting extends Answering {
  document: JsonObject;
  /** By operationId. */
  handlers: object;
  /** By operationId; see `Preconditions`. */
  preconditions?: object;
}

/**
 * The contract as middleware: routing, checks, roles, guards and handlers of every operation.
 * Unknown paths under `/api` are 404, wrong methods 405; other paths go on. Throws where an operation
 * has no handler, or a handler no operation.
 */
export function mountContract(mounting: Mounting): Middleware {
  const calls = checkedOperations(mounting.document);
  const operations = calls.map(({ operation }) => operation);
  const handlers = pairHandlers(operations, mounting.handlers);
  const preconditions = readPreconditions(mounting.preconditions, handlers);
  demandLimits(operations, mounting.services.limits);
  // A trailing slash may be left out or added on GET; elsewhere it means an empty last id.
  const reading = new Router({ sensitive: true, strict: false });
  const writing = new Router({ sensitive: true, strict: true });

  for (const { operation, checks } of calls) {
    const router = operation.method === 'GET' ? reading : writing;
    const answer = answering(
      operation,
      checks,
      { handler: handlerOf(handlers, operation), precondition: preconditions.get(operation.id) },
      mounting,
    );
    router.register(routePath(operation), [operation.method], answer);
  }
  for (const { method, path, name } of emptyLastId(operations)) {
    writing.register(path, [method], () => {
      throw missingId(name);
    });
  }

  const routes = { reading: reading.routes(), writing: writing.routes() };
  const methodsOf = (path: string) =>
    [reading, writing].flatMap((router) =>
      router.match(path, 'GET').path.flatMap(({ methods }) => methods),
    );
  return (ctx, next) => {
    const run = ctx.method === 'GET' || ctx.method === 'HEAD' ? routes.reading : routes.writing;
    return Reflect.apply(run, undefined, [ctx, () => unmatched(ctx, methodsOf(ctx.path), next)]);
  };
}

function unmatched(ctx: Context, allowed: string[], next: () => Promise<unknown>) {
  if (allowed.length > 0) {
    const methods = [...new Set(allowed)].join(', ');
    throw wrongMethod(madeWith(methods), methods);
  }
  if (ctx.path === '/api' || ctx.path.startsWith('/api/')) throw notFound(noSuchCall);
  return next();
}

function pairHandlers(operations: readonly Operation[], handlers: object): Map<string, AnyHandler> {
  const found = new Map<string, AnyHandler>();
  for (const [id, handler] of Object.entries(handlers)) {
    if (isHandler(handler)) found.set(id, handler);
  }
  const ids = new Set(operations.map(({ id }) => id));
  const unknown = [...found.keys()].filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`);
  return found;
}

function handlerOf(handlers: ReadonlyMap<string, AnyHandler>, { id }: Operation): AnyHandler {
  const handler = handlers.get(id);
  if (handler === undefined) throw new Error(`Operation without a handler: ${id}`);
  return handler;
}

function demandLimits(operations: readonly Operation[], limits: Limits): void {
  for (const { id, rateLimit } of operations) {
    if (rateLimit === undefined || limits.has(rateLimit)) continue;
    throw new Error(`Contract: ${id} names the limit ${rateLimit}, which does not exist.`);
  }
}

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}
