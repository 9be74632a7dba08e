import type { World } from '../../world.ts';
import { idOf } from '../api/params.ts';
import type { AppliedDiscount } from './apply-discount.ts';
import { lapseDiscounts } from './lapse.ts';

/**
 * Tells whether a session's discount can still be redeemed. An end date that passed since the
 * session was created doesn't matter. If another customer took the last use, it can't be redeemed.
 */
export function hasUsesLeft(world: World, applied: AppliedDiscount | null): boolean {
  return applied === null || Object.values(counted(world, applied)).every(isLeft);
}

/** Counts one use of a session's discount, in the transaction that completes the session. */
export function redeem(world: World, applied: AppliedDiscount | null): void {
  if (!applied) return;
  const { coupon, code } = counted(world, applied);
  if (coupon) world.store.put('coupon', { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  if (code) world.store.put('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 });
  lapseDiscounts(world);
}

function counted(world: World, { discount }: AppliedDiscount) {
  return {
    coupon: world.store.get('coupon', idOf(discount.source.coupon) ?? ''),
    code: world.store.get('promotion_code', idOf(discount.promotion_code) ?? ''),
  };
}

interface RedeemableDiscount {
  max_redemptions: number | null;
  times_redeemed: number;
}

function isLeft(one: RedeemableDiscount | undefined): boolean {
  return !one || one.max_redemptions === null || one.times_redeemed < one.max_redemptions;
}
