import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../app/api.ts';

export type SignedInBrowser = components['schemas']['SignedInBrowser'];

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: () => replyOf(shop.GET('/api/user/sessions')),
    // Another browser may have signed in since.
    staleTime: 0,
  });
}
