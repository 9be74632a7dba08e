import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../app/api.ts';

/**
 * What an authenticator app needs to enrol. Asking makes a new secret, so it is asked once per
 * visit of the screen and not kept afterwards.
 */
export function mfaTokenQuery() {
  return queryOptions({
    queryKey: ['identity', 'mfa-token'],
    queryFn: () => replyOf(shop.GET('/api/user/createMfaToken')),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}
