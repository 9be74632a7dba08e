import type { components } from '@spindle/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reads } from '../providers/shop.ts';

export type AccountantMonth = components['schemas']['AccountantMonth'];
export type Payout = components['schemas']['AccountantPayout'];

const LOOK_EVERY_MS = 2_000;

/** Loads a month, by default the last complete one. Refetches until the provider has answered. */
export const monthQuery = (month?: string) =>
  queryOptions({
    ...reads.get('/api/admin/accounting', {
      params: { query: month === undefined ? {} : { month } },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.copiedAt === null ? LOOK_EVERY_MS : false),
  });
