import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export const synonymsQuery = queryOptions({
  ...reads.get('/api/admin/search/synonyms'),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
