import type { Middleware } from 'koa';
import type { Limits } from './limits/limits.ts';
import { answering, type AnswerOptions } from './answer.ts';
import type { AnyHandler } from './call.ts';
import { checkedOperations } from './checked-operations.ts';
import type { JsonObject } from '@spindle/sdk/contract/document';
import { readPreconditions } from './preconditions.ts';
import type { Operation } from '@spindle/sdk/contract/operation';
import { routeCalls } from './route-calls.ts';

export interface MountOptions extends AnswerOptions {
  document: JsonObject;
  /** By operationId. */
  handlers: object;
  /** By operationId. See `Preconditions`. */
  preconditions?: object;
}

/**
 * Returns the contract as middleware, with the routing, checks, roles, guards and handler of every
 * operation. Responds to unknown paths under `/api` with 404 and to wrong methods with 405. Passes
 * other paths on. Throws if an operation has no handler, or a handler no operation.
 */
export function mountContract(mounting: MountOptions): Middleware {
  const calls = checkedOperations(mounting.document);
  const operations = calls.map(({ operation }) => operation);
  const handlers = pairHandlers(operations, mounting.handlers);
  const preconditions = readPreconditions(mounting.preconditions, handlers);
  requireLimits(operations, mounting.services.limits);
  return routeCalls(
    calls.map(({ operation, checks }) => ({
      method: operation.method,
      path: operation.path,
      answer: answering(
        operation,
        checks,
        { handler: handlerOf(handlers, operation), precondition: preconditions.get(operation.id) },
        mounting,
      ),
    })),
  );
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

function requireLimits(operations: readonly Operation[], limits: Limits): void {
  for (const { id, rateLimit } of operations) {
    if (rateLimit === undefined || limits.has(rateLimit)) continue;
    throw new Error(`Contract: ${id} names the limit ${rateLimit}, which does not exist.`);
  }
}

function isHandler(value: unknown): value is AnyHandler {
  return typeof value === 'function';
}
