import type { CouponFacts } from '../domain/checkout/discount.ts';

/** The coupons that the payment provider has for the mock shop. Items name them by id. */
export const coupons: CouponFacts[] = [
  { couponId: 'WORKSHOP10', name: 'Workshop week', percent: 10, amountCents: null },
  { couponId: 'FIVEOFF', name: 'Five dollars off', percent: null, amountCents: 500 },
];
