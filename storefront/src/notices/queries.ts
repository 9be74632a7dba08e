import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

/** The items that whoever is signed in waits for. */
export function noticesQuery() {
  return queryOptions({
    queryKey: ['notices'],
    queryFn: () => replyOf(shop.GET('/api/user/notices')),
  });
}
