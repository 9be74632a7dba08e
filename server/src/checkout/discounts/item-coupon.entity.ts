import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';

const ItemCouponSchema = defineEntity({
  name: 'ItemCoupon',
  tableName: 'item_coupons',
  properties: {
    couponId: p.text().primary(),
    name: p.text(),
    /** Percent from 0 to 100; the provider allows fractions. */
    percent: p.double().$type<number>().strictNullable().default(null),
    amountCents: cents().strictNullable().default(null),
    /** Whether the coupon can be redeemed. */
    valid: p.boolean(),
    /** When we last asked the provider. */
    checkedAt: timestamp(),
  },
});

/** The provider's data about a coupon that items refer to. */
export class ItemCoupon extends ItemCouponSchema.class {}
ItemCouponSchema.setClass(ItemCoupon);

declare module '../../database/tables.ts' {
  interface Tables {
    item_coupons: TableOf<typeof ItemCouponSchema>;
  }
}
