import { z } from 'zod';
import type { Listed } from './list.ts';
import { integer, parseParams } from './params.ts';
import type { StripeCall } from './route.ts';

const pageSchema = z.object({
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
});

/** One page of a list that is at hand as a whole, in its own order. */
export function listPageOf<T extends { id: string }>(
  { params }: StripeCall,
  all: readonly T[],
  url: string,
): Listed<T> {
  const page = parseParams(pageSchema, params);
  const start = all.findIndex((entry) => entry.id === page.starting_after) + 1;
  const data = all.slice(start, start + page.limit);
  return { object: 'list', url, has_more: start + page.limit < all.length, data };
}
