import type Stripe from 'stripe';
import { createPrice, type PriceRecord } from '../catalog/prices.ts';
import { type AppliedDiscount, discountsOf } from '../discounts/apply-discount.ts';
import type { DiscountedLine } from '../discounts/share-discount.ts';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/params.ts';
import { NONTAXABLE, TANGIBLE_GOODS } from '../catalog/tax-codes.ts';
import type { SessionParams } from './session-params.ts';
import type { Listed } from '../api/list.ts';
import { offeredRates } from './shipping-rates.ts';

/** A line as the provider stores it, with the number type it really sends. */
export type LineRecord = Omit<Stripe.LineItem, 'price'> & { price: PriceRecord };

/** Properties of a session that the API doesn't show. */
export interface CheckoutDetails {
  /** The session's id. */
  id: string;
  created: number;
  lines: LineRecord[];
  /** The session's discount, or null if it has none. */
  discount: AppliedDiscount | null;
  /** When the page closes, on the provider's clock. */
  deadline: number;
  /** What the page may change about the customer that the shop named. */
  customerUpdate: { address: boolean; name: boolean };
  payment: {
    description: string | null;
    metadata: Record<string, string>;
    receipt_email: string | null;
    shipping: Stripe.PaymentIntent.Shipping | null;
  };
  /** Fields for the subscription that the page starts. */
  subscription: { description: string | null; metadata: Record<string, string> };
}

type LineInput = SessionParams['line_items'][number];

/** Creates the lines of a new session, before tax. */
export function createLines(world: World, inputs: LineInput[]): LineRecord[] {
  return inputs.map((input, index) => {
    const price = priceOf(world, input, index);
    const subtotal = (price.unit_amount ?? 0) * input.quantity;
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal,
      currency: price.currency,
      description: productOf(world, price)?.name ?? null,
      metadata: input.metadata ?? {},
      price,
      quantity: input.quantity,
    };
  });
}

function priceOf(world: World, input: LineInput, index: number): PriceRecord {
  if (input.price_data) {
    // A price created for one session can't be bought again.
    return createPrice(world, { ...input.price_data, active: false });
  }
  const param = `line_items[${index}][price]`;
  if (input.price === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const price = world.store.get('price', input.price);
  if (!price) throw noSuch('price', input.price, param);
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      param,
    );
  }
  if (productOf(world, price)?.active === false) {
    throw invalidRequest(
      `Price \`${price.id}\` is not available to be purchased because its product is not active.`,
      `line_items[${index}]`,
    );
  }
  return price;
}

/** Returns the product of a price. */
export function productOf(world: World, price: PriceRecord) {
  return world.store.get('product', idOf(price.product) ?? '');
}

export function taxCodeOf(world: World, { price }: Pick<LineRecord, 'price'>): string {
  return idOf(productOf(world, price)?.tax_code) ?? TANGIBLE_GOODS;
}

/** Returns the first lines of a session, which it includes when expanded. */
export function lineItemList(world: World, sessionId: string): Listed<LineRecord> {
  const lines = world.store.get('checkout_details', sessionId)?.lines ?? [];
  const url = `/v1/checkout/sessions/${sessionId}/line_items`;
  return { object: 'list', url, has_more: lines.length > 100, data: lines.slice(0, 100) };
}

const SHIPPING_TAX_CODE = 'txcd_92010001';

export interface Choice {
  /** The selected shipping rate. The first is selected by default. */
  shippingRate: string | null;
  /** Country of the destination, null while it is unknown. */
  country: string | null;
}

export interface PricedSession {
  session: Stripe.Checkout.Session;
  lines: LineRecord[];
}

/** Calculates lines, shipping, tax and total for the customer's choices. */
export function priceSession(
  world: World,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  choice: Choice,
): PricedSession {
  const country = session.automatic_tax.enabled ? choice.country : null;
  const discounts = discountsOf(details.discount, details.lines.map(discountedLine));
  const lines = details.lines.map((line, index) => {
    const discount = discounts[index] ?? 0;
    const taxed = taxOn(
      line.amount_subtotal - discount,
      taxCodeOf(world, line),
      line.price.tax_behavior,
      country,
    );
    return {
      ...line,
      amount_discount: discount,
      amount_tax: taxed.tax,
      amount_total: taxed.total,
    };
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
        amount_discount: sum(discounts),
        amount_shipping: shipping?.amount_subtotal ?? 0,
        amount_tax: sum(amounts.map((part) => part.amount_tax)),
      },
    },
  };
}

/** Returns the parts of a line that a discount depends on. */
export function discountedLine({ amount_subtotal: subtotal, price }: LineRecord): DiscountedLine {
  return { subtotal, product: idOf(price.product) ?? '' };
}

function shippingCost(
  world: World,
  session: Stripe.Checkout.Session,
  rateId: string | null,
  country: string | null,
): Stripe.Checkout.Session.ShippingCost | null {
  const rates = offeredRates(world, session);
  const rate = rates.find(({ id }) => id === rateId) ?? rates[0];
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

const PERCENT = 8;

export interface TaxedAmounts {
  tax: number;
  total: number;
}

/**
 * Returns the tax on an amount in cents: a flat rate on everything taxable that goes to the United
 * States.
 * @param behavior of the price; tax is added on top if it isn't specified
 */
export function taxOn(
  amount: number,
  taxCode: string,
  behavior: string | null,
  country: string | null,
): TaxedAmounts {
  if (country !== 'US' || taxCode === NONTAXABLE) return { tax: 0, total: amount };
  if (behavior === 'inclusive') {
    return { tax: amount - divided(amount * 100, 100 + PERCENT), total: amount };
  }
  const tax = divided(amount * PERCENT, 100);
  return { tax, total: amount + tax };
}

/** Divides and rounds half up, in integers only. */
function divided(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
