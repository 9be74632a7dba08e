import type { components } from '@spindle/sdk/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';
import { LIST_REFRESH_MS } from '../providers/query-client.ts';
import { useHasAccess } from '../editing/use-has-access.ts';

export type Summary = components['schemas']['AdminSummary'];

/** Loads all of the counts that administrators see. */
export const summaryQuery = queryOptions({
  ...reads.get('/api/admin/summary'),
  staleTime: 5_000,
  refetchInterval: LIST_REFRESH_MS,
});

/** Returns all counts. They are undefined while loading, and for users who may not read them. */
export function useSummary(): Summary | undefined {
  const canRead = useHasAccess('show', 'summary');
  return useQuery({ ...summaryQuery, enabled: canRead === true }).data;
}
