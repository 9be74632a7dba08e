import { replyOf } from '@spindle/sdk/errors';
import type { components, operations } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

export type InsightRow = components['schemas']['InsightRow'];
export type InsightsQuery = NonNullable<operations['getInsights']['parameters']['query']>;

export const insightsQuery = (query: InsightsQuery) =>
  queryOptions({
    queryKey: ['insights', query],
    queryFn: ({ signal }) =>
      replyOf(shop.GET('/api/admin/insights', { params: { query }, signal })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
