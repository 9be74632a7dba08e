import type { EntityManager } from '@mikro-orm/postgresql';
import type { OperationId, PathOf } from '@spindle/sdk/contract/operation-types';

interface PreconditionContext<Params> {
  em: EntityManager;
  params: Params;
  now: Date;
}

/**
 * Conditions checked before a call's body is read, by operationId. A large upload for something
 * that doesn't exist is rejected before the client sends it. Each condition throws the call's
 * failure, and may return a lower size limit than the contract's.
 */
export type Preconditions = {
  [Id in OperationId]?: (input: PreconditionContext<PathOf<Id>>) => Promise<BodyBounds | void>;
};

/** What a precondition knows about a body before it is read. */
export interface BodyBounds {
  /** Maximum size in bytes. */
  bodyLimit: number | undefined;
}

/** A precondition for an operation that is only known at run time. */
export type AnyPrecondition = (input: PreconditionContext<object>) => Promise<BodyBounds | void>;

export function readPreconditions(
  input: object | undefined,
  handlers: ReadonlyMap<string, unknown>,
): Map<string, AnyPrecondition> {
  const found = new Map<string, AnyPrecondition>();
  for (const [id, demand] of Object.entries(input ?? {})) {
    if (!handlers.has(id)) throw new Error(`A precondition without a handler: ${id}`);
    if (isPrecondition(demand)) found.set(id, demand);
  }
  return found;
}

function isPrecondition(value: unknown): value is AnyPrecondition {
  return typeof value === 'function';
}
