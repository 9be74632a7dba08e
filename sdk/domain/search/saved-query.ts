import type { components, operations } from '../../src/schema.d.ts';
import { fold } from './fold.ts';

type SearchQuery = NonNullable<operations['searchItems']['parameters']['query']>;

/** Number of days after which a query is deleted if it isn't repeated. */
export const QUERY_RETENTION_DAYS = 90;
/** Maximum number of stored queries. The most frequent ones are kept. */
export const MAX_STORED = 10_000;
/**
 * Number of networks in which people must have found something with a query before it is suggested.
 */
export const NETWORKS_TO_SUGGEST = 3;
/** Number of days after which a query's networks are deleted if it isn't repeated. */
export const NETWORK_DAYS = 30;

/**
 * Returns a query as it is counted for the staff's statistics. Returns undefined if it might
 * identify the person: an email address, or a number as long as a phone number.
 */
export function savedQuery(q: string): string | undefined {
  const text = fold(q).trim().replaceAll(/\s+/g, ' ');
  const isPersonal = text.includes('@') || text.replaceAll(/\D/g, '').length >= 7;
  return text === '' || isPersonal ? undefined : text;
}

/** Returns what to count about a search, or undefined if nothing is counted. */
export function queryToCount(
  asked: SearchQuery,
  { total, corrected }: Pick<components['schemas']['SearchResult'], 'total' | 'corrected'>,
) {
  const query = countedSearch(asked) ? savedQuery(asked.q ?? '') : undefined;
  return query && { query, found: total, inVain: total === 0 || corrected !== undefined };
}

/** Returns whether a request is a new search, rather than another page or a filter on one. */
export function countedSearch({
  page = 1,
  spec = [],
  minPrice,
  maxPrice,
  inStock,
}: SearchQuery): boolean {
  const narrowed = spec.length > 0 || minPrice !== undefined || maxPrice !== undefined;
  return page === 1 && !narrowed && inStock !== true;
}
