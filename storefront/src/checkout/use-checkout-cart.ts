import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { isDigital, whyNotCheckout } from '../cart/cart-standing.ts';
import { cartQuery, cartSumsQuery } from '../cart/queries.ts';

/**
 * What is to be bought, and what that asks of the screen. A cart that could not be loaded is taken
 * for one that is shipped: checkout itself decides.
 */
export function useCheckoutCart() {
  const { status } = useSession();
  const cart = useQuery({
    ...cartQuery(),
    enabled: status === 'customer',
    networkMode: 'always',
  });
  const sums = useQuery({
    ...cartSumsQuery(),
    enabled: status === 'customer',
    networkMode: 'always',
  });
  const lines = cart.data;
  const needs: 'unknown' | 'nothing' | 'payment' | 'address' =
    status === 'unknown' || (status === 'customer' && cart.isPending)
      ? 'unknown'
      : lines?.length === 0
        ? 'nothing'
        : lines && isDigital(lines)
          ? 'payment'
          : 'address';
  return {
    cart,
    needs,
    rejection:
      lines && lines.length > 0
        ? (whyNotCheckout(lines) ?? sums.data?.codeRefusal?.Reason ?? null)
        : null,
  };
}
