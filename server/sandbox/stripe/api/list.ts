import { z } from 'zod';
import type { Kind, Kinds } from '../../kinds.ts';
import type { ListOptions } from '../../store-list.ts';
import { noSuch } from './failure.ts';
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
 * One page of a kind as the provider lists it.
 * @param where the filters by parameter name: the path into the object each one compares
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

/** A parameter as text, for filters. */
export function textParam(call: StripeCall, name: string): string | undefined {
  const value = call.params[name];
  return typeof value === 'string' ? value : undefined;
}

export function flagParam(call: StripeCall, name: string): boolean | undefined {
  const value = textParam(call, name);
  return value === undefined ? undefined : value === 'true';
}
