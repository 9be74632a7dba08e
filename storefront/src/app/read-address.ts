import { readCompareQuery } from '../compare/compared-items.ts';
import { readSearch, writeSearch } from '../finding/search-address.ts';
import { routeOf } from './routes.tsx';

const searched = (query: string) => writeSearch(readSearch(query));

/** By the route's pattern. */
const READERS: Record<string, ((query: string) => string) | undefined> = {
  '/ui/shop/:catalogId': searched,
  '/ui/search': searched,
  '/ui/compare': readCompareQuery,
};

/** What of an address's query its page shows, in one order: all others of that path are the same page. */
export function readAddress(path: string, query: string): string {
  const route = routeOf(path);
  return (route && READERS[route.path]?.(query)) ?? '';
}
