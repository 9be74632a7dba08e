import { z } from 'zod';
import type { Kinds } from '../kinds.ts';
import type { ListOptions } from '../store-list.ts';
import type { World } from '../world.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

export const pageSchema = z.object({
  page_size: z.coerce.number().int().min(1).max(100).catch(20),
  /** Only objects older than this id. */
  before_id: z.string().optional(),
  /** Only objects newer than this id. */
  after_id: z.string().optional(),
  start_datetime: instant.optional().catch(undefined),
  end_datetime: instant.optional().catch(undefined),
});
type Page = z.infer<typeof pageSchema>;

/** Lists one page of a kind, newest first. */
export function listed<K extends 'shipment' | 'tracker'>(
  world: World,
  kind: K,
  page: Page,
  where: ListOptions['where'] = {},
): { rows: Kinds[K][]; hasMore: boolean } {
  const options: ListOptions = { limit: page.page_size + 1, where, created: {} };
  if (page.before_id) options.startingAfter = page.before_id;
  else if (page.after_id) options.endingBefore = page.after_id;
  if (page.start_datetime !== undefined) options.created = { gte: page.start_datetime };
  if (page.end_datetime !== undefined)
    options.created = { ...options.created, lt: page.end_datetime };
  const rows = world.store.list(kind, options);
  const hasMore = rows.length > page.page_size;
  if (!hasMore) return { rows, hasMore };
  return { rows: options.endingBefore ? rows.slice(1) : rows.slice(0, -1), hasMore };
}
