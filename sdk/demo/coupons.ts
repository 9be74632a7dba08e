import type { CouponFacts } from '../domain/checkout/discount.ts';

/** The mock shop's coupons at the payment provider. Items refer to them by id. */
export const coupons: CouponFacts[] = [
  { couponId: 'WORKSHOP10', name: 'Workshop week', percent: 10, amountCents: null },
  { couponId: 'FIVEOFF', name: 'Five dollars off', percent: null, amountCents: 500 },
];
