import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from './shop.ts';

/** The settings of this environment. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => replyOf(shop.GET('/api/config')),
  staleTime: Number.POSITIVE_INFINITY,
});
