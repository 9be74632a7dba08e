import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../app/api.ts';

export type KeptAddress = components['schemas']['BookAddress'];

/** The addresses somebody keeps, the default one first. */
export function addressBookQuery() {
  return queryOptions({
    queryKey: ['account', 'addresses'],
    queryFn: () => replyOf(shop.GET('/api/user/addresses')),
    networkMode: 'always',
  });
}
