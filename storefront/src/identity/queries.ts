import { queryOptions } from '@tanstack/react-query';
import { reads } from '../shop/api.ts';

/**
 * Loads the secret that an authenticator app needs. Each call creates a new one, so it is loaded
 * once per visit and not cached afterward.
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
