import type { components } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';
import type { SearchView } from '../finding/search-url.ts';

type Schema = components['schemas'];
export type SearchResult = Schema['SearchResult'];
export type SuggestedParts = Schema['SearchSuggestions'];
export type SearchParameters = ReturnType<typeof searchParameters>;

/** What the call can sort by. The table sorts by its other columns on the page. */
const SORTS = ['price', '-price', 'newest', 'title'] as const;

export function searchParameters(view: SearchView) {
  const { q, catalogId, specs, minPrice, maxPrice, inStock, page, show } = view;
  const sort = SORTS.find((known) => known === view.sort);
  return {
    ...(q && { q }),
    ...(catalogId && { catalogId }),
    ...(specs.length > 0 && { spec: [...specs] }),
    ...(minPrice && { minPrice: Number(minPrice) }),
    ...(maxPrice && { maxPrice: Number(maxPrice) }),
    ...(inStock && { inStock }),
    ...(sort && { sort }),
    // A card stands for a whole family. Tables list its members.
    ...(show === 'cards' && { group: 'family' as const }),
    ...(page > 1 && { page }),
  };
}

export function searchQuery(view: SearchView) {
  const query = searchParameters(view);
  return queryOptions({
    ...reads.get('/api/search', { params: { query } }),
    placeholderData: keepPreviousData,
  });
}

/** Loads at most eight suggestions for the typed text. */
export function suggestQuery(typed: string) {
  const q = typed.trim();
  return queryOptions({
    ...reads.get('/api/search/suggest', { params: { query: { q } } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}
