import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/**
 * What an authenticator app needs to enrol. Asking makes a new secret, so it is asked once per
 * visit of the screen and not kept afterwards.
 */
export function mfaTokenQuery() {
  return queryOptions({
    ...reads.get('/api/user/createMfaToken'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}
