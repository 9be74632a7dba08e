import { notFound } from '../../contract/failure.ts';
import type { Checkout, ShopState } from '../state.ts';
import { noSuchCheckout } from '../../domain/checkout/replies.ts';

/**
 * A customer's checkout of goods by its session.
 * @throws Failure 404 for a session that is not this customer's
 */
export function ownCheckout(
  { checkouts }: Pick<ShopState, 'checkouts'>,
  userId: string,
  session: string,
): Checkout {
  const own = checkouts.find(
    (one) => one.checkoutId === session && one.userId === userId && one.mode === 'payment',
  );
  if (own === undefined) throw notFound(noSuchCheckout);
  return own;
}
