import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../app/api.ts';

export function personalDataQuery() {
  return queryOptions({
    queryKey: ['account', 'personal-data'],
    queryFn: () => replyOf(shop.GET('/api/user/personalData')),
  });
}
