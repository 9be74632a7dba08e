import { useIsMutating, useQuery } from '@tanstack/react-query';
import { cartSumsQuery } from './queries.ts';
import { CHANGE_KEY } from './use-cart.ts';

/** What the cart comes to, as the shop last said it. */
export function useCartSums() {
  const { data, isFetching, isError } = useQuery({ ...cartSumsQuery(), networkMode: 'always' });
  const changes = useIsMutating({ mutationKey: CHANGE_KEY });
  return {
    sums: data,
    /** They are of the cart as it stands, not as it stood before a change under way. */
    settled: data !== undefined && !isFetching && changes === 0,
    failed: isError,
  };
}
