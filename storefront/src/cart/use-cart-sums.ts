import { useIsMutating, useQuery } from '@tanstack/react-query';
import { cartSumsQuery } from './queries.ts';
import { CHANGE_KEY } from './use-cart.ts';

/** Returns the cart's totals, as last loaded from the shop. */
export function useCartSums() {
  const { data, isFetching, isError } = useQuery({ ...cartSumsQuery(), networkMode: 'always' });
  const changes = useIsMutating({ mutationKey: CHANGE_KEY });
  return {
    sums: data,
    /** Whether the totals belong to the current cart, with no change pending. */
    settled: data !== undefined && !isFetching && changes === 0,
    failed: isError,
  };
}
