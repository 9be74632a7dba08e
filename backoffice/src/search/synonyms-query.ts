import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

/** The words that mean the same, as they are at this moment. */
export const synonymsQuery = queryOptions({
  queryKey: ['synonyms'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/search/synonyms', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
