import type { EntityManager } from '@mikro-orm/postgresql';
import { coupons } from '@spindle/sdk/demo/coupons';
import { demoCodes, type DemoCode } from '@spindle/sdk/demo/discount-codes';
import { isKeptByShop } from '@spindle/sdk/domain/checkout/discount-codes';
import type { PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { DiscountCode } from '../../src/checkout/discounts/discount-code.entity.ts';

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Writes the demo's discount codes, with the provider's ids. */
export function seedCodes(
  em: EntityManager,
  now: Date,
  payments: readonly Pick<PlannedPayment, 'code'>[],
): void {
  for (const one of demoCodes) {
    const { id, code, percent, catalogs, leastSum, uses, usesPerCustomer, made, starts, ended } =
      one;
    const freeShipping = percent === null;
    const keptByShop = isKeptByShop({ freeShipping, catalogs });
    em.create(DiscountCode, {
      id,
      code,
      percent,
      freeShipping,
      keptByShop,
      items: [],
      catalogs,
      products: [],
      leastSumCents: leastSum,
      uses,
      used: payments.filter((payment) => payment.code === code).length,
      usesPerCustomer,
      startsAt: starts === null ? null : before(now, starts),
      endsAt: ended === null ? null : before(now, ended),
      active: ended === null,
      providerActive: ended === null,
      promotionCodeId: keptByShop ? null : promotionIdOf(one),
      createdAt: before(now, made),
    });
  }
}

/** Returns the codes as the provider stores them, and the coupons that items can name. */
export function providerDiscounts(now: Date): object[] {
  const seconds = (days: number) => Math.floor(before(now, days).getTime() / 1000);
  return [
    ...coupons.map(({ couponId, name, percent, amountCents }) => ({
      id: couponId,
      object: 'coupon',
      name,
      percent_off: percent,
      ...(amountCents !== null && { amount_off: amountCents, currency: 'usd' }),
    })),
    ...demoCodes.filter(atProvider).flatMap((one) => [
      { id: one.id, object: 'coupon', name: one.code, percent_off: one.percent },
      {
        id: promotionIdOf(one),
        object: 'promotion_code',
        created: seconds(one.made),
        code: one.code,
        active: one.ended === null,
        expires_at: one.ended === null ? null : seconds(one.ended),
        promotion: { type: 'coupon', coupon: one.id },
        metadata: { codeId: one.id },
        restrictions: {
          first_time_transaction: false,
          minimum_amount: one.leastSum,
          minimum_amount_currency: one.leastSum === null ? null : 'usd',
        },
      },
    ]),
  ];
}

const atProvider = ({ percent, catalogs }: DemoCode) =>
  !isKeptByShop({ freeShipping: percent === null, catalogs });

const promotionIdOf = ({ code }: DemoCode) => `promo_${code}`;
