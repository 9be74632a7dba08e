import type { components, operations } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type InsightRow = components['schemas']['InsightRow'];
export type InsightsQuery = NonNullable<operations['getInsights']['parameters']['query']>;

export const insightsQuery = (query: InsightsQuery) =>
  queryOptions({
    ...reads.get('/api/admin/insights', { params: { query } }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
