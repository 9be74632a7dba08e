import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { pageColumns, pageIndexes } from './pages/page-columns.ts';

const SubscriptionCheckoutSchema = defineEntity({
  name: 'SubscriptionCheckout',
  tableName: 'subscription_checkouts',
  properties: {
    ...pageColumns(),
    catalogId: p.text(),
    itemId: p.text(),
    /** The subscribed price. A different price needs a different page. */
    priceId: p.text(),
  },
  indexes: pageIndexes('subscription_checkouts'),
  uniques: [
    {
      name: 'one_payable_subscription_per_group',
      properties: ['userId', 'catalogId'],
      where: `state in ('STARTING', 'OPEN', 'AWAITING')`,
    },
  ],
});

/** A subscription's payment page. */
export class SubscriptionCheckout extends SubscriptionCheckoutSchema.class {}
SubscriptionCheckoutSchema.setClass(SubscriptionCheckout);

declare module '../database/tables.ts' {
  interface Tables {
    subscription_checkouts: TableOf<typeof SubscriptionCheckoutSchema>;
  }
}
