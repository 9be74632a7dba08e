import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import type { CheckoutDetails } from '../checkout/checkout-details.ts';
import { knownCountry } from '../checkout/known-country.ts';
import { priceSession } from '../checkout/price-session.ts';
import { offeredRates } from '../checkout/shipping-rates.ts';
import { testPayer } from '../control/test-payer.ts';
import type { PayForm } from './pay-form.ts';
import type { ShippingChoice } from './shipping-view.ts';

/** The form as it first stands there: what the shop knows, and a card that pays. */
export function firstForm(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): PayForm {
  const payer = testPayer(world, session, details, {});
  const { address } = payer;
  return {
    email: payer.email,
    shipping_rate: '',
    method: 'card',
    card_number: '4242 4242 4242 4242',
    card_expiry: '12 / 34',
    card_cvc: '123',
    name: payer.name,
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? 'US',
    phone: payer.phone ?? '',
  };
}

/** What each way of shipping makes of the total. */
export function shippingChoices(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): ShippingChoice[] {
  const country = knownCountry(world, session, details);
  return offeredRates(world, session).map((rate) => {
    const priced = priceSession(world, session, details, { shippingRate: rate.id, country });
    const { amount_total: total, total_details: parts } = priced.session;
    return { rate, total: total ?? 0, tax: parts?.amount_tax ?? 0 };
  });
}
