import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { pageColumns, pageIndexes } from './pages/page-columns.ts';
import type { SentTo } from './postal-address.ts';

const CheckoutSchema = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    ...pageColumns(),
    /** What is bought at which price; an unchanged cart gives the same text. */
    fingerprint: p.text(),
    /** With taxes, shipping and discount; null until the customer has completed the page. */
    totalCents: cents().strictNullable().default(null),
    /**
     * When the customer completed the page and a bank started to confirm the payment. The units left
     * the cart then. Null for every other payment.
     */
    confirmingSince: moment().strictNullable().default(null),
    /** The provider's promotion code or coupon that the page is asked for with. */
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

/** The payment page of a cart, with the units it holds. */
export class Checkout extends CheckoutSchema.class {}
CheckoutSchema.setClass(Checkout);

declare module '../database/tables.ts' {
  interface Tables {
    checkouts: TableOf<typeof CheckoutSchema>;
  }
}
