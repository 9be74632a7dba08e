import { business } from '../config/business.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import type { Checkout } from '../state.ts';
import { cheapestAndFastest } from '../../domain/shipping/quotes.ts';
import { carrierRates } from './carrier-rates.ts';
import { shippingOf } from '../../domain/shipping/shipping-of.ts';

/** What the customer may choose from; the settings' prices where the carrier has no rate. */
export function quoteShipping(
  cart: readonly CartRow[],
  to: { zip: string; country: string },
): NonNullable<Checkout['shippingChoices']> {
  const ounces = cart.reduce(
    (sum, { item, quantity }) => sum + shippingOf(item).ounces * quantity,
    0,
  );
  const quotes = cheapestAndFastest(carrierRates(ounces, to));
  return quotes.length > 0
    ? quotes.map(({ preference, cents }) => ({ preference, cents }))
    : business.fallbackShipping.map(({ service, amount }) => ({
        preference: service,
        cents: amount,
      }));
}
