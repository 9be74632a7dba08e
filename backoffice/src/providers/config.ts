import { replyOf } from '@spindle/sdk/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shop } from './shop.ts';

/** The settings of this environment. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => replyOf(shop.GET('/api/config')),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns where the shop's days begin and end; UTC until that is known. */
export const useShopTimeZone = (): string => useQuery(configQuery).data?.timeZone ?? 'UTC';
