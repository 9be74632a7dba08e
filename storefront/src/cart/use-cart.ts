import { useMutationState, useQuery, type Mutation } from '@tanstack/react-query';
import { applyChange, type CartChange } from './cart-change.ts';
import { cartQuery, type CartLine } from './queries.ts';

export const CHANGE_KEY = ['cart', 'change'] as const;

type ChangeMutation = Mutation<CartLine[], Error, CartChange>;

/** Returns the server's cart with pending changes applied. A change that fails disappears. */
export function useCart() {
  const cart = useQuery({ ...cartQuery(), networkMode: 'always' });
  const changes = useMutationState<CartChange | undefined, ChangeMutation>({
    filters: { mutationKey: CHANGE_KEY, status: 'pending' },
    select: (mutation) => mutation.state.variables,
  }).filter((change) => change !== undefined);
  return {
    lines: cart.data && changes.reduce(applyChange, cart.data),
    /** True if the cart is the server's, and nothing is loading. */
    settled: changes.length === 0 && !cart.isFetching,
    error: cart.error,
    refetch: cart.refetch,
  };
}
