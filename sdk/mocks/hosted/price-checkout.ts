import { totalOf } from '../../domain/orders/charges.ts';
import { chargeOf, taxed } from '../checkout/charge-lines.ts';
import type { Checkout, ShopState } from '../state.ts';

type Shipping = NonNullable<Checkout['shippingChoices']>[number];

export interface Priced {
  lines: { title: string; quantity: number; cents: number }[];
  shipping: { label: string; cents: number } | null;
  taxCents: number;
  totalCents: number;
}

/** What a checkout comes to with one way of shipping; what is charged is what is shown. */
export function priceCheckout(
  state: ShopState,
  checkout: Checkout,
  shipping: Shipping | undefined,
): Priced {
  const buyer = state.people.find(({ userId }) => userId === checkout.userId);
  const country = checkout.shipTo?.country ?? buyer?.address?.country ?? 'US';
  const charges = checkout.lines.map((line) => ({ line, ...chargeOf(state, line, country) }));
  return {
    lines: charges.map(({ line: { title, quantity }, grossCents, taxCents }) => ({
      title,
      quantity,
      cents: grossCents - taxCents,
    })),
    shipping: shipping ? { label: shipping.preference, cents: shipping.cents } : null,
    ...totalOf([...charges, taxed(shipping?.cents ?? 0, country)]),
  };
}
