import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

export const tagsInUse = queryOptions({
  queryKey: ['tags'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/tags', { signal })),
});
