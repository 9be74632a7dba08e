import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

/** The words that mean the same, as they are at this moment. */
export const synonymsQuery = queryOptions({
  ...reads.get('/api/admin/search/synonyms'),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
