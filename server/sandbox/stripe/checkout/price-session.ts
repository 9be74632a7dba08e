import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { CheckoutDetails, LineRecord } from './checkout-details.ts';
import { taxCodeOf } from './line-items.ts';
import { offeredRates } from './shipping-rates.ts';
import { taxOn } from './tax.ts';

const SHIPPING_TAX_CODE = 'txcd_92010001';

export interface Choice {
  /** The shipping rate chosen; the first offered where nobody chose. */
  shippingRate: string | null;
  /** Where the goods go, by country; null while nobody said. */
  country: string | null;
}

export interface PricedSession {
  session: Stripe.Checkout.Session;
  lines: LineRecord[];
}

/** Works out lines, shipping, tax and total for what was chosen. */
export function priceSession(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  choice: Choice,
): PricedSession {
  const country = session.automatic_tax.enabled ? choice.country : null;
  const lines = details.lines.map((line) => {
    const taxed = taxOn(
      line.amount_subtotal,
      taxCodeOf(world, line),
      line.price.tax_behavior,
      country,
    );
    return { ...line, amount_tax: taxed.tax, amount_total: taxed.total };
  });
  const shipping = shippingCost(world, session, choice.shippingRate, country);
  const amounts = [...lines, ...(shipping ? [shipping] : [])];
  const status = country === null ? ('requires_location_inputs' as const) : ('complete' as const);
  return {
    lines,
    session: {
      ...session,
      amount_subtotal: sum(lines.map((line) => line.amount_subtotal)),
      amount_total: sum(amounts.map((part) => part.amount_total)),
      automatic_tax: {
        ...session.automatic_tax,
        status: session.automatic_tax.enabled ? status : null,
      },
      shipping_cost: shipping,
      total_details: {
        amount_discount: 0,
        amount_shipping: shipping?.amount_subtotal ?? 0,
        amount_tax: sum(amounts.map((part) => part.amount_tax)),
      },
    },
  };
}

function shippingCost(
  world: World,
  session: Stripe.Checkout.Session,
  wanted: string | null,
  country: string | null,
): Stripe.Checkout.Session.ShippingCost | null {
  const rates = offeredRates(world, session);
  const rate = rates.find(({ id }) => id === wanted) ?? rates[0];
  if (!rate) return null;
  const amount = rate.fixed_amount?.amount ?? 0;
  const code = idOf(rate.tax_code) ?? SHIPPING_TAX_CODE;
  const { tax, total } = taxOn(amount, code, rate.tax_behavior, country);
  return {
    amount_subtotal: amount,
    amount_tax: tax,
    amount_total: total,
    shipping_rate: rate.id,
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
