import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export const settingsQuery = queryOptions({
  ...reads.get('/api/admin/settings'),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
