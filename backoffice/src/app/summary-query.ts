import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { LIST_REFRESH_MS, summaryKey } from '../providers/query-client.ts';

export type Summary = components['schemas']['AdminSummary'];

/** Every count there is to show, for administrators. */
export const summaryQuery = queryOptions({
  queryKey: summaryKey,
  queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/summary', { signal })),
  staleTime: 5_000,
  refetchInterval: LIST_REFRESH_MS,
});
