import type { CouponFacts } from '../domain/checkout/discount.ts';

/** What the payment provider has of the played shop: items name them by their id. */
export const coupons: CouponFacts[] = [
  { couponId: 'WORKSHOP10', name: 'Workshop week', percent: 10, amountCents: null },
  { couponId: 'FIVEOFF', name: 'Five dollars off', percent: null, amountCents: 500 },
];
