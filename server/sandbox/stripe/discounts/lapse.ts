import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';

/** Ends discounts that expired or were used up: coupons lose `valid`, promotion codes `active`. */
export function lapseDiscounts(world: World): void {
  for (const coupon of world.store.list('coupon', { limit: 100_000, where: { valid: true } })) {
    if (!isRedeemable(world, coupon)) world.store.put('coupon', { ...coupon, valid: false });
  }
  const active = { limit: 100_000, where: { active: true } };
  for (const code of world.store.list('promotion_code', active)) {
    if (!isUsable(world, code)) world.store.put('promotion_code', { ...code, active: false });
  }
}

function isRedeemable(world: World, coupon: Stripe.Coupon): boolean {
  const { max_redemptions: max, redeem_by: end, times_redeemed: times } = coupon;
  return (max === null || times < max) && (end === null || end > world.clock.now());
}

/** Tells whether a code can be redeemed, active or not: checks its own limits and its coupon's. */
export function isUsable(world: World, code: Stripe.PromotionCode): boolean {
  const coupon = world.store.get('coupon', idOf(code.promotion.coupon) ?? '');
  if (!coupon?.valid) return false;
  const { max_redemptions: max, expires_at: end, times_redeemed: times } = code;
  return (max === null || times < max) && (end === null || end > world.clock.now());
}
