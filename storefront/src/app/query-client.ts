import { ShopError } from '@spindle/sdk/errors';
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // a call that cannot go out fails at once and says so, instead of hanging until the line is back
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // An answer is an answer; only a server that is away is asked again.
        retry: (failures, error) => failures < 2 && isAway(error),
        refetchOnWindowFocus: true,
      },
    },
  });
}

function isAway(error: unknown): boolean {
  return error instanceof ShopError && (error.status === 0 || error.status >= 502);
}
