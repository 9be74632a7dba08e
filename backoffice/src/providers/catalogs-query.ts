import { queryOptions } from '@tanstack/react-query';
import { reads } from './shop.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * Loads all catalogs for administrators, who edit them, and only the visible ones for other users.
 * Cached, because many screens show their names.
 */
export const catalogsQuery = (extended: boolean) =>
  queryOptions({
    ...reads.get(extended ? '/api/catbuilder/' : '/api/catalog/'),
    staleTime: extended ? 0 : FIVE_MINUTES_MS,
    networkMode: 'always',
  });

/** Lists every catalog, sorted by title. */
export const allCatalogs = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'title', order: 'ASC' },
} as const;

/** Catalogs rarely change, and our own writes reload them right away. */
export const savedCatalogs = { staleTime: 5 * 60_000 };
