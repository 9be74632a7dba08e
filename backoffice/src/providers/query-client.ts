import { ShopError } from '@spindle/sdk/errors';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** What there is to count is another after whatever somebody did. */
export const summaryKey = ['/api/admin/summary'];

/** How often open lists and badges look for changes while their tab is visible. */
export const LIST_REFRESH_MS = 15_000;

/** Refusals stay refusals when asked again; a busy or unreachable shop may have recovered. */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: summaryKey }),
  }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isPassing(error) } },
});

function isPassing(error: Error): boolean {
  return !(error instanceof ShopError) || error.status === 0 || error.status >= 500;
}
