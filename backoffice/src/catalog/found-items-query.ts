import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

export type FoundItem = components['schemas']['AdminItem'];

/** Items of all catalogues by a part of their title, id or part number. */
export function foundItemsQuery(text: string) {
  const sought = text.trim();
  const query = { filter: JSON.stringify({ q: sought }), range: '[0,19]' };
  return queryOptions({
    queryKey: ['found-items', sought],
    queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/items', { params: { query }, signal })),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
}
