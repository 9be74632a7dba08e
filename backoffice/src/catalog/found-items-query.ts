import type { components } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type FoundItem = components['schemas']['AdminItem'];

/** Finds items in all catalogs by part of their title, id or part number. */
export function foundItemsQuery(text: string) {
  const searchText = text.trim();
  const query = { filter: JSON.stringify({ q: searchText }), range: '[0,19]' };
  return queryOptions({
    ...reads.get('/api/admin/items', { params: { query } }),
    enabled: searchText !== '',
    placeholderData: keepPreviousData,
  });
}
