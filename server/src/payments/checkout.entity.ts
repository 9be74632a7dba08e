import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { pageColumns, pageIndexes } from './pages/page-columns.ts';
import type { SentTo } from './postal-address.ts';

const CheckoutSchema = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    ...pageColumns(),
    /** Digest of items, prices, address and discount. An unchanged cart has the same digest. */
    fingerprint: p.text(),
    /** Including taxes, shipping and discount. Null until the customer completes the page. */
    totalCents: cents().strictNullable().default(null),
    /**
     * When the customer completed the page and a bank started to confirm the payment. The units
     * left the cart at that time. Null for all other payments.
     */
    confirmingSince: timestamp().strictNullable().default(null),
    /** Id of the provider's promotion code or coupon used on the page. */
    discountId: p.text().strictNullable().default(null),
    shipTo: p.json<SentTo>().strictNullable().default(null),
  },
  indexes: pageIndexes('checkouts'),
  uniques: [
    {
      name: 'one_payable_checkout_per_user',
      properties: ['userId'],
      where: `state in ('STARTING', 'OPEN')`,
    },
  ],
});

/** A cart's payment page and the units that the page reserves. */
export class Checkout extends CheckoutSchema.class {}
CheckoutSchema.setClass(Checkout);

declare module '../database/tables.ts' {
  interface Tables {
    checkouts: TableOf<typeof CheckoutSchema>;
  }
}
