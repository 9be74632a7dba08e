import type { components, operations } from '../../src/schema.d.ts';
import { fold } from './fold.ts';

type Asked = NonNullable<operations['searchItems']['parameters']['query']>;

/** What nobody has searched for in so many days is forgotten. */
export const DAYS_KEPT = 90;
/** The most searched of them stay. */
export const MAX_STORED = 10_000;
/** A query is suggested once it found something for people in so many networks. */
export const NETWORKS_TO_SUGGEST = 3;
/** Which networks a query came from is forgotten after so many days without it. */
export const NETWORK_DAYS = 30;

/**
 * A query as it is counted, so that staff know what was looked for; undefined for what might tell
 * who was looking: an address, or a number as long as a telephone's.
 */
export function savedQuery(q: string): string | undefined {
  const text = fold(q).trim().replaceAll(/\s+/g, ' ');
  const isPersonal = text.includes('@') || text.replaceAll(/\D/g, '').length >= 7;
  return text === '' || isPersonal ? undefined : text;
}

/** Returns what is counted of a search; undefined where nothing is. */
export function queryToCount(
  asked: Asked,
  { total, corrected }: Pick<components['schemas']['SearchResult'], 'total' | 'corrected'>,
) {
  const query = countedSearch(asked) ? savedQuery(asked.q ?? '') : undefined;
  return query && { query, found: total, inVain: total === 0 || corrected !== undefined };
}

/** Whether this is a search, and not the next page of one or one made narrower. */
export function countedSearch({
  page = 1,
  spec = [],
  minPrice,
  maxPrice,
  inStock,
}: Asked): boolean {
  const narrowed = spec.length > 0 || minPrice !== undefined || maxPrice !== undefined;
  return page === 1 && !narrowed && inStock !== true;
}
