import type { ProviderName } from '@spindle/sdk/domain/settings/setup';
import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { reads, shop } from '../providers/shop.ts';

export const setupQuery = queryOptions({ ...reads.get('/api/admin/setup'), staleTime: 0 });

/** Tests a provider each time it is refetched. */
export const providerTestQuery = (provider: ProviderName) =>
  queryOptions({
    // Doesn't use the SDK's reads, because this call is a POST.
    queryKey: ['provider-test', provider],
    queryFn: ({ signal }) =>
      replyOf(
        shop.POST('/api/admin/setup/providers/{provider}', {
          params: { path: { provider } },
          signal,
        }),
      ),
    enabled: false,
    gcTime: 0,
    retry: false,
  });
