import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../database/tables.ts';
import { Checkout } from '../../payments/checkout.entity.ts';
import { DiscountCode } from './discount-code.entity.ts';

const DiscountUseSchema = defineEntity({
  name: 'DiscountUse',
  tableName: 'discount_uses',
  properties: {
    checkout: () => p.manyToOne(Checkout).primary().ref().deleteRule('cascade'),
    code: () => p.manyToOne(DiscountCode).ref().deleteRule('restrict'),
    userId: p.uuid(),
    /** HELD by an open payment page, KEPT after payment, RETURNED if the page was never paid. */
    state: p.enum(['HELD', 'KEPT', 'RETURNED']).default('HELD'),
    /** Sequence number among this customer's uses. Null once returned. */
    nth: p.integer().strictNullable().default(null),
    /** Copy of the code's limit per customer. Null if unlimited. */
    perCustomer: p.integer().strictNullable().default(null),
  },
  uniques: [{ name: 'discount_uses_each_once', properties: ['code', 'userId', 'nth'] }],
  checks: [
    {
      name: 'discount_uses_at_most_per_customer',
      expression: `(state = 'RETURNED') = (nth is null) and (nth is null or nth >= 1) and (nth is null or per_customer is null or nth <= per_customer)`,
    },
  ],
});

export class DiscountUse extends DiscountUseSchema.class {}
DiscountUseSchema.setClass(DiscountUse);

declare module '../../database/tables.ts' {
  interface Tables {
    discount_uses: TableOf<typeof DiscountUseSchema>;
  }
}
