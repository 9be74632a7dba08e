import { defineEntity, p } from '@mikro-orm/core';
import type Stripe from 'stripe';
import { id, moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import type { SentTo } from './postal-address.ts';

/**
 * STARTING: stored, the provider may or may not know of it. OPEN: the page can be paid.
 * AWAITING: completed, the money is on its way. The rest are final.
 */
export const checkoutStates = [
  'STARTING',
  'OPEN',
  'AWAITING',
  'PAID',
  'EXPIRED',
  'FAILED',
] as const;

const CheckoutSchema = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    state: p.enum([...checkoutStates]).default('STARTING'),
    /** What is bought at which price; an unchanged cart gives the same text. */
    fingerprint: p.text(),
    /**
     * Sent to the provider word for word, again after a crash: its idempotency needs equal words.
     * Hence json and not jsonb, which would sort the keys.
     */
    request: p.json<Stripe.Checkout.SessionCreateParams>().columnType('json'),
    sessionId: p.text().unique().strictNullable().default(null),
    url: p.text().strictNullable().default(null),
    /** Before any discount. */
    subtotalCents: cents(),
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
    createdAt: moment(),
    expiresAt: moment(),
    /** When to ask the provider how it stands, should no event arrive. */
    nextCheckAt: moment(),
    closedAt: moment().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'checkouts_to_check',
      expression: `create index "checkouts_to_check" on "checkouts" ("next_check_at") where closed_at is null`,
    },
    {
      name: 'checkouts_unpaid',
      properties: ['closedAt'],
      where: `state in ('EXPIRED', 'FAILED')`,
    },
  ],
  uniques: [
    {
      name: 'one_payable_checkout_per_user',
      properties: ['userId'],
      where: `state in ('STARTING', 'OPEN')`,
    },
  ],
});

/** One attempt to pay for a cart, with the units it holds. */
export class Checkout extends CheckoutSchema.class {}
CheckoutSchema.setClass(Checkout);

declare module '../database/tables.ts' {
  interface Tables {
    checkouts: TableOf<typeof CheckoutSchema>;
  }
}
