import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';

const ItemCouponSchema = defineEntity({
  name: 'ItemCoupon',
  tableName: 'item_coupons',
  properties: {
    couponId: p.text().primary(),
    name: p.text(),
    /** Of 100; the provider knows fractions. */
    percent: p.double().$type<number>().strictNullable().default(null),
    amountCents: cents().strictNullable().default(null),
    /** Whether it can be redeemed. */
    valid: p.boolean(),
    /** When the provider was asked. */
    checkedAt: moment(),
  },
});

/** What the provider says of a coupon that items name. */
export class ItemCoupon extends ItemCouponSchema.class {}
ItemCouponSchema.setClass(ItemCoupon);

declare module '../../database/tables.ts' {
  interface Tables {
    item_coupons: TableOf<typeof ItemCouponSchema>;
  }
}
