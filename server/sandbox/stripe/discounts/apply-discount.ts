import type Stripe from 'stripe';
import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/params.ts';
import { scopeOf } from './coupons.ts';
import { isUsable, lapseDiscounts } from './lapse.ts';
import { type CouponValue, type DiscountedLine, shareDiscount } from './share-discount.ts';

/** The discount of one session, as it was when the session was created. */
export interface AppliedDiscount {
  discount: Stripe.Discount;
  value: CouponValue;
  /** The discount's name on the payment page. */
  name: string;
}

/** The parts of a new session that its discount depends on. */
export interface DiscountedSession {
  id: string;
  currency: string;
  customer: string | null;
  lines: DiscountedLine[];
}

interface DiscountParams {
  coupon?: string | undefined;
  promotion_code?: string | undefined;
}

/** Applies a coupon or promotion code to a new session, or rejects it as the provider does. */
export function applyDiscount(
  world: World,
  input: DiscountParams,
  session: DiscountedSession,
): AppliedDiscount {
  lapseDiscounts(world);
  const { coupon: couponId, promotion_code: codeId } = input;
  if (couponId !== undefined && codeId !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: coupon, promotion_code.',
      'discounts[0]',
    );
  }
  const code = codeId === undefined ? null : existingCode(world, codeId);
  if (code) checkCode(world, code, session);
  const coupon = existingCoupon(world, couponId ?? idOf(code?.promotion.coupon) ?? '');
  const value = valueOf(world, coupon, session);
  return {
    value,
    name: code?.code ?? coupon.name ?? coupon.id,
    discount: discountObject(world.clock.now(), session, coupon.id, code?.id ?? null),
  };
}

function existingCode(world: World, id: string): Stripe.PromotionCode {
  const code = world.store.get('promotion_code', id);
  if (!code) throw noSuch('promotion code', id, 'discounts[0][promotion_code]');
  return code;
}

function existingCoupon(world: World, id: string): Stripe.Coupon {
  const coupon = world.store.get('coupon', id);
  if (!coupon) throw noSuch('coupon', id, 'discounts[0][coupon]');
  if (coupon.valid) return coupon;
  const message = `Coupon ${coupon.id} is expired and cannot be applied.`;
  throw invalidRequest(message, 'discounts[0][coupon]', 'coupon_expired');
}

function checkCode(
  world: World,
  code: Stripe.PromotionCode,
  { customer, lines }: DiscountedSession,
): void {
  if (!code.active) {
    if (!isUsable(world, code)) throw notRedeemable('it has expired', 'coupon_expired');
    throw notRedeemable('it is inactive');
  }
  const theirs = idOf(code.customer);
  if (theirs !== null && theirs !== customer) {
    throw notRedeemable('it belongs to another customer');
  }
  const { first_time_transaction: firstOnly, minimum_amount: min } = code.restrictions;
  const before = { limit: 1, where: { customer: customer ?? '', paid: true } };
  if (firstOnly && world.store.list('charge', before).length > 0) {
    throw notRedeemable('the associated customer has prior transactions');
  }
  if (min !== null && sum(lines.map(({ subtotal }) => subtotal)) < min) {
    throw notRedeemable('the associated purchase does not meet the minimum amount requirement');
  }
}

function notRedeemable(because: string, code?: string) {
  const message = `This promotion code cannot be redeemed because ${because}.`;
  return invalidRequest(message, 'discounts[0][promotion_code]', code);
}

function valueOf(world: World, coupon: Stripe.Coupon, session: DiscountedSession): CouponValue {
  if (coupon.currency !== null && coupon.currency !== session.currency) {
    throw invalidRequest(
      `The coupon ${coupon.id} is in ${coupon.currency} and cannot be applied to a Checkout ` +
        `Session in ${session.currency}.`,
      'discounts[0][coupon]',
    );
  }
  const value = {
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off,
    products: scopeOf(world, coupon.id),
  };
  const { products } = value;
  if (products && !session.lines.some(({ product }) => products.includes(product))) {
    throw invalidRequest(
      'This coupon cannot be redeemed because it does not apply to anything in this order.',
      'discounts',
      'coupon_applies_to_nothing',
    );
  }
  return value;
}

function discountObject(
  now: number,
  session: DiscountedSession,
  coupon: string,
  code: string | null,
): Stripe.Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: session.id,
    customer: session.customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: code,
    source: { type: 'coupon', coupon },
    start: now,
    subscription: null,
    subscription_item: null,
  };
}

/** Returns the discount on each line of a session, in cents. */
export function discountsOf(applied: AppliedDiscount | null, lines: DiscountedLine[]): number[] {
  return applied ? shareDiscount(lines, applied.value) : lines.map(() => 0);
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
