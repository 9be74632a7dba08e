import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { isDigital, checkoutRejection } from '../cart/cart-status.ts';
import { cartQuery, cartSumsQuery } from '../cart/queries.ts';

/**
 * Loads the cart, and says what the screen must ask for. A cart that failed to load is treated as
 * one that ships, because the checkout decides anyway.
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
        ? (checkoutRejection(lines) ?? sums.data?.codeRefusal?.Reason ?? null)
        : null,
  };
}
