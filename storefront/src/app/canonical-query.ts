import { readCompareQuery } from '../compare/compared-items.ts';
import { readSearch, writeSearch } from '../finding/search-url.ts';
import { routeOf } from './routes.tsx';

const searched = (query: string) => writeSearch(readSearch(query));

/** Readers of the query, by the route's pattern. */
const READERS: Record<string, ((query: string) => string) | undefined> = {
  '/ui/shop/:catalogId': searched,
  '/ui/search': searched,
  '/ui/compare': readCompareQuery,
};

/**
 * Returns the part of the query that the page uses, in a fixed order. URLs that differ only in the rest show the same page.
 */
export function canonicalQuery(path: string, query: string): string {
  const route = routeOf(path);
  return (route && READERS[route.path]?.(query)) ?? '';
}
