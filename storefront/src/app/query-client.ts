import { ShopError } from '@spindle/sdk/errors';
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call that can't be sent fails right away with a message, instead of hanging until the
      // network is back.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // Retries only if the server could not be reached. Any response is final.
        retry: (failures, error) => failures < 2 && isUnreachable(error),
        refetchOnWindowFocus: true,
      },
    },
  });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ShopError && (error.status === 0 || error.status >= 502);
}
