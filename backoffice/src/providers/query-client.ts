import { ShopError } from '@spindle/sdk/errors';
import { QueryClient } from '@tanstack/react-query';

/** Refusals stay refusals when asked again; a busy or unreachable shop may have recovered. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isPassing(error) } },
});

function isPassing(error: Error): boolean {
  return !(error instanceof ShopError) || error.status === 0 || error.status >= 500;
}
