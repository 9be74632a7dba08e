import { z } from 'zod';
import type Stripe from 'stripe';
import { boolean, integer, metadata, shipping } from '../api/params.ts';
import { priceData } from '../catalog/prices.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import type { LineRecord } from './price-session.ts';

const lineItem = z.object({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: integer.pipe(z.number().min(1).max(999_999_999)).default(1),
  metadata: metadata.optional(),
});

const estimate = z.object({
  unit: z.enum(['hour', 'day', 'business_day', 'week', 'month']),
  value: integer,
});

const shippingRateData = z.object({
  display_name: z.string().min(1),
  type: z.literal('fixed_amount').optional(),
  fixed_amount: z.object({ amount: integer.pipe(z.number().min(0)), currency: z.string() }),
  delivery_estimate: z
    .object({ minimum: estimate.optional(), maximum: estimate.optional() })
    .optional(),
  metadata: metadata.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  tax_code: z.string().optional(),
});
export type ShippingRateData = z.infer<typeof shippingRateData>;

const autoOrNever = z.enum(['auto', 'never']).default('never');

export const sessionParams = z.object({
  mode: z.enum(['payment', 'subscription', 'setup']).default('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: z
    .object({ address: autoOrNever, name: autoOrNever, shipping: autoOrNever })
    .optional(),
  currency: z.string().optional(),
  allow_promotion_codes: boolean.optional(),
  discounts: z
    .array(z.object({ coupon: z.string().optional(), promotion_code: z.string().optional() }))
    .optional(),
  expires_at: integer.optional(),
  automatic_tax: z.object({ enabled: boolean }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  phone_number_collection: z.object({ enabled: boolean }).optional(),
  shipping_address_collection: z.object({ allowed_countries: z.array(z.string()) }).optional(),
  shipping_options: z
    .array(
      z.object({
        shipping_rate: z.string().optional(),
        shipping_rate_data: shippingRateData.optional(),
      }),
    )
    .max(5)
    .default([]),
  payment_intent_data: z
    .object({
      description: z.string().optional(),
      metadata: metadata.optional(),
      receipt_email: z.string().optional(),
      shipping: shipping.optional(),
    })
    .optional(),
  subscription_data: z
    .object({ description: z.string().max(500).optional(), metadata: metadata.optional() })
    .optional(),
  payment_method_types: z.array(z.string()).optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  metadata: metadata.optional(),
});
export type SessionParams = z.infer<typeof sessionParams>;

const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;
/** The provider allows some time for requests in transit. */
const GRACE = 60;

/** Rejects a new session that the provider would reject. */
export function checkSession(world: World, params: SessionParams): void {
  checkMode(params);
  checkDiscounts(params);
  if (params.customer !== undefined) {
    if (params.customer_email !== undefined) {
      throw invalidRequest(
        'You may only specify one of these parameters: customer, customer_email.',
        'customer',
      );
    }
    const customer = world.store.get('customer', params.customer);
    if (!customer) throw noSuch('customer', params.customer, 'customer');
    checkTaxLocation(params, customer);
  }
  checkExpiry(params.expires_at);
}

function checkTaxLocation(params: SessionParams, customer: Stripe.Customer): void {
  if (!params.automatic_tax?.enabled) return;
  const { address, shipping: parcel } = params.customer_update ?? {};
  if (address === 'auto' || parcel === 'auto') return;
  if (customer.address?.country || customer.shipping?.address?.country) return;
  throw invalidRequest(
    'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid ' +
      "address to the Customer or set either `customer_update[address]` to 'auto' or " +
      "`customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
    undefined,
    'customer_tax_location_invalid',
  );
}

function checkDiscounts({ allow_promotion_codes: allowed, discounts, mode }: SessionParams): void {
  if (allowed !== undefined && discounts !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'allow_promotion_codes',
    );
  }
  if (allowed) {
    const message = "The sandbox's page does not accept codes: pass `discounts` instead.";
    throw invalidRequest(message, 'allow_promotion_codes');
  }
  if (discounts === undefined) return;
  if (discounts.length > 1) {
    throw invalidRequest('Array discounts exceeded maximum 1 allowed elements.', 'discounts');
  }
  if (mode === 'subscription') {
    throw invalidRequest(
      'The sandbox supports discounts on payments, not on subscriptions.',
      'discounts',
    );
  }
}

/** Callers don't know that the provider's clock was moved: they use real time. */
function checkExpiry(expiresAt: number | undefined): void {
  if (expiresAt === undefined) return;
  const ahead = expiresAt - Math.floor(Date.now() / 1000);
  if (ahead < SHORTEST - GRACE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (ahead > LONGEST + GRACE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

/** Rejects totals that the provider doesn't charge. A total of zero can only be completed. */
export function checkTotal(mode: SessionParams['mode'], total: number): void {
  if (total === 0 && mode === 'payment') return;
  if (total < 50) {
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      undefined,
      'amount_too_small',
    );
  }
  if (total > 99_999_999) {
    throw invalidRequest(
      "The Checkout Session's total amount due must be no more than $999,999.99 usd",
      undefined,
      'amount_too_large',
    );
  }
}

/** Parameters that only sessions of the other mode accept. */
const ONLY_PAYMENT = ['customer_creation', 'payment_intent_data', 'submit_type'] as const;
const ONLY_SUBSCRIPTION = ['subscription_data'] as const;

/** Rejects modes that the sandbox does not support, and parameters of another mode. */
function checkMode(params: SessionParams): void {
  const { mode } = params;
  if (mode === 'setup') {
    throw invalidRequest(
      'The sandbox supports the modes `payment` and `subscription`, not `setup`.',
      'mode',
    );
  }
  const foreign = mode === 'payment' ? ONLY_SUBSCRIPTION : ONLY_PAYMENT;
  const wrong = foreign.find((param) => params[param] !== undefined);
  if (wrong) throw invalidRequest(`You can not pass \`${wrong}\` in \`${mode}\` mode.`, wrong);
  if (mode === 'subscription' && params.shipping_options.length > 0) {
    const param = 'shipping_options';
    throw invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, param);
  }
}

/** Rejects prices that don't match the mode or each other. */
export function checkPrices(mode: SessionParams['mode'], lines: LineRecord[]): void {
  const recurring = lines.flatMap(({ price }) => price.recurring ?? []);
  if (mode === 'payment' && recurring.length > 0) {
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` ' +
        'mode or use only one-time prices.',
      'line_items',
    );
  }
  if (mode !== 'subscription') return;
  if (recurring.length < lines.length) {
    throw invalidRequest(
      'You must provide recurring prices in `subscription` mode: the sandbox supports nothing else ' +
        'on a first invoice.',
      'line_items',
    );
  }
  const rhythms = new Set(recurring.map((one) => `${one.interval_count} ${one.interval}`));
  if (rhythms.size > 1) {
    throw invalidRequest(
      'Checkout does not support multiple prices with different billing intervals.',
      'line_items',
    );
  }
}
