import { business } from '../config/business.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import type { Checkout } from '../state.ts';
import { carrierRates } from './carrier-rates.ts';
import { shippingOf } from './shipping-of.ts';

type Choices = NonNullable<Checkout['shippingChoices']>;

/** Where the carrier has no rate. */
const fallback: Choices = business.fallbackShipping.map(({ service, amount }) => ({
  preference: service,
  cents: amount,
}));

/** What the customer may choose from: the cheapest way, and the fastest where it is faster. */
export function quoteShipping(
  cart: readonly CartRow[],
  to: { zip: string; country: string },
): Choices {
  const ounces = cart.reduce(
    (sum, { item, quantity }) => sum + shippingOf(item).ounces * quantity,
    0,
  );
  const rates = carrierRates(ounces, to).toSorted((a, b) => a.cents - b.cents);
  const [cheapest, ...others] = rates;
  if (cheapest === undefined) return fallback;
  const [fastest] = others.toSorted((a, b) => a.days - b.days || a.cents - b.cents);
  const standard = { preference: 'Standard', cents: cheapest.cents } as const;
  if (fastest === undefined || fastest.days >= cheapest.days) return [standard];
  return [standard, { preference: 'Express', cents: fastest.cents }];
}
