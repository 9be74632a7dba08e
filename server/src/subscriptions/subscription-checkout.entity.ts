import { defineEntity, p } from '@mikro-orm/core';
import type Stripe from 'stripe';
import { id, moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

/** As with the checkout of a cart, without units to hold. */
export const subscriptionCheckoutStates = [
  'STARTING',
  'OPEN',
  'AWAITING',
  'PAID',
  'EXPIRED',
  'FAILED',
] as const;

const SubscriptionCheckoutSchema = defineEntity({
  name: 'SubscriptionCheckout',
  tableName: 'subscription_checkouts',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    catalogId: p.text(),
    itemId: p.text(),
    state: p.enum([...subscriptionCheckoutStates]).default('STARTING'),
    /** Sent to the provider word for word, again after a crash; hence json, which keeps the order of keys. */
    request: p.json<Stripe.Checkout.SessionCreateParams>().columnType('json'),
    /** The price that is subscribed to; another one makes another page. */
    priceId: p.text(),
    /** What the first invoice has to ask for before taxes. */
    subtotalCents: cents(),
    sessionId: p.text().unique().strictNullable().default(null),
    url: p.text().strictNullable().default(null),
    createdAt: moment(),
    expiresAt: moment(),
    /** When to ask the provider how it stands, should no event arrive. */
    nextCheckAt: moment(),
    closedAt: moment().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'subscription_checkouts_to_check',
      expression: `create index "subscription_checkouts_to_check" on "subscription_checkouts" ("next_check_at") where closed_at is null`,
    },
    {
      name: 'subscription_checkouts_unpaid',
      properties: ['closedAt'],
      where: `state in ('EXPIRED', 'FAILED')`,
    },
  ],
  uniques: [
    {
      name: 'one_payable_subscription_per_group',
      properties: ['userId', 'catalogId'],
      where: `state in ('STARTING', 'OPEN', 'AWAITING')`,
    },
  ],
});

/** One attempt to subscribe. */
export class SubscriptionCheckout extends SubscriptionCheckoutSchema.class {}
SubscriptionCheckoutSchema.setClass(SubscriptionCheckout);

declare module '../database/tables.ts' {
  interface Tables {
    subscription_checkouts: TableOf<typeof SubscriptionCheckoutSchema>;
  }
}
