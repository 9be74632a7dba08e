import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { reads } from '../../shop/api.ts';

export type SignedInBrowser = components['schemas']['SignedInBrowser'];

export function sessionsQuery() {
  return queryOptions({
    ...reads.get('/api/user/sessions'),
    // Another browser may have signed in since.
    staleTime: 0,
  });
}
