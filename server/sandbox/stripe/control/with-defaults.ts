import type { World } from '../../world.ts';
import { productObject } from '../catalog/product-object.ts';
import { sessionObject } from '../checkout/create-session.ts';
import { customerObject } from '../customers/customer-object.ts';
import { disputeObject } from '../disputes/disputes.ts';
import { bookedObject, bookedType } from '../payments/balance-transactions.ts';
import { chargeObject } from '../payments/charges.ts';
import { paymentIntentObject } from '../payments/payment-intents.ts';
import { refundObject } from '../refunds/refunds.ts';
import type { ImportedObject } from './import-objects.ts';

type Complete = ImportedObject & Record<string, unknown>;

/** Fills in what an imported object omits, so that imports can be short. */
export function withDefaults(world: World, input: ImportedObject): Complete {
  return { ...defaults(world, input), ...input };
}

function defaults(world: World, input: ImportedObject): Record<string, unknown> {
  const now = typeof input.created === 'number' ? input.created : world.clock.now();
  const money = { amount: Number(input.amount ?? 0), currency: String(input.currency ?? 'usd') };
  const { id } = input;
  switch (input.object) {
    case 'charge':
      return { ...chargeObject(now, world.baseUrl(), { id, ...money, status: 'succeeded' }) };
    case 'payment_intent':
      return {
        ...paymentIntentObject(now, {
          id,
          ...money,
          amount_received: money.amount,
          status: 'succeeded',
        }),
      };
    case 'dispute':
      return { ...disputeObject(now, { ...money, charge: String(input.charge ?? '') }) };
    case 'refund':
      return { ...refundObject(now, money) };
    case 'balance_transaction':
      return {
        ...bookedObject(now, { ...money, type: bookedType(input.type), source: null }),
      };
    case 'customer':
      return { ...customerObject(now, {}) };
    case 'product':
      return { ...productObject(now, { name: '' }) };
    case 'checkout.session':
      return {
        ...sessionObject(now, { id, expires_at: now + 2400, status: 'complete' }),
        payment_status: 'paid',
      };
    case 'price':
      return priceDefaults(now, input.unit_amount);
    case 'invoice':
    case 'subscription':
      return {};
    case 'coupon':
      return couponDefaults(now);
    case 'promotion_code':
      return promotionCodeDefaults(now);
    case 'shipping_rate':
      return { created: now, livemode: false, active: true, metadata: {} };
  }
}

const couponDefaults = (created: number): Record<string, unknown> => ({
  created,
  amount_off: null,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: null,
  percent_off: null,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});

const promotionCodeDefaults = (created: number): Record<string, unknown> => ({
  created,
  active: true,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  times_redeemed: 0,
});

function priceDefaults(now: number, amount: unknown): Record<string, unknown> {
  return {
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount_decimal: String(Number(amount ?? 0)),
  };
}
