import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { CheckoutDetails } from './checkout-details.ts';

/** Where the goods go as far as the shop said; decides the tax before the customer says more. */
export function knownCountry(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): string | null {
  const customer = world.store.get('customer', idOf(session.customer) ?? '');
  return (
    details.payment.shipping?.address?.country ??
    customer?.shipping?.address?.country ??
    customer?.address?.country ??
    null
  );
}
