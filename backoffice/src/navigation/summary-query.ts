import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';
import { LIST_REFRESH_MS } from '../providers/query-client.ts';

export type Summary = components['schemas']['AdminSummary'];

/** Every count there is to show, for administrators. */
export const summaryQuery = queryOptions({
  ...reads.get('/api/admin/summary'),
  staleTime: 5_000,
  refetchInterval: LIST_REFRESH_MS,
});
