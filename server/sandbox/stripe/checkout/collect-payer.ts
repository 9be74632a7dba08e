import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import { customerObject } from '../customers/customer-object.ts';
import type { Payer } from '../payments/cards.ts';
import { type CheckoutDetails, type PricedSession, priceSession } from './price-session.ts';

/** Returns the session with what the customer entered and chose on its page, with prices. */
export function collectPayer(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  payer: Payer,
): PricedSession {
  const country = supportedCountry(world, session, details) ?? payer.address.country;
  const priced = priceSession(world, session, details, {
    shippingRate: payer.shippingRate,
    country,
  });
  return {
    lines: priced.lines,
    session: {
      ...priced.session,
      collected_information: session.shipping_address_collection
        ? {
            business_name: null,
            individual_name: null,
            shipping_details: { address: payer.address, name: payer.name },
          }
        : null,
      customer_details: {
        address: payer.address,
        business_name: null,
        email: payer.email,
        individual_name: null,
        name: payer.name,
        phone: session.phone_number_collection?.enabled ? payer.phone : null,
        tax_exempt: 'none',
        tax_ids: [],
      },
    },
  };
}

/** Returns the customer of a finished session, created or updated as the shop requested. */
export function settleCustomer(
  world: World,
  session: Stripe.Checkout.Session,
  { customerUpdate: update }: CheckoutDetails,
  payer: Payer,
): string | null {
  const known = world.store.get('customer', idOf(session.customer) ?? '');
  if (known) {
    world.store.put('customer', {
      ...known,
      ...(update.address ? { address: payer.address } : {}),
      ...(update.name ? { name: payer.name } : {}),
      ...(session.phone_number_collection?.enabled ? { phone: payer.phone } : {}),
    });
    return known.id;
  }
  if (session.customer_creation !== 'always') return null;
  const { address, email, name, phone } = payer;
  const customer = customerObject(world.clock.now(), { address, email, name, phone });
  world.store.put('customer', customer);
  return customer.id;
}

/**
 * Returns the destination as far as the shop set it, which decides the tax until the customer
 * enters more.
 */
export function supportedCountry(
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
