import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    /** Subscription id at the provider, `sub_…`. */
    providerId: p.text().unique(),
    /** Customer id at the provider, `cus_…`. */
    customerId: p.text().index(),
    /** Also the subscription's group: a user has at most one active subscription per catalog. */
    catalogId: p.text(),
    /** Changes when the customer switches plans in the portal. */
    itemId: p.text(),
    /** The provider's status name. */
    status: p.text(),
    cancelled: p.boolean().default(false),
    /** End of the paid period, from the subscription's item. Null before the first payment. */
    currentPeriodEnd: timestamp().strictNullable().default(null),
    /** End of access. Null if there is no access at any time. */
    accessUntil: timestamp().strictNullable().default(null),
    /** Why there is no access. Null if there is access. */
    closedBecause: p
      .enum(['PAYMENT_DUE', 'REFUNDED', 'DISPUTED', 'ENDED'])
      .strictNullable()
      .default(null),
    endedAt: timestamp().strictNullable().default(null),
    createdAt: timestamp(),
    /**
     * When we asked the provider for this data, from the database clock. An older response never
     * overwrites a newer one.
     */
    readAt: p.datetime(6),
    /** When to ask the provider again if no event arrives. Null once the subscription has ended. */
    nextCheckAt: timestamp().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'subscriptions_to_check',
      properties: ['nextCheckAt'],
      where: 'ended_at is null',
    },
    { name: 'subscriptions_by_age', properties: ['createdAt', 'id'] },
    { name: 'subscriptions_by_status', properties: ['status', 'createdAt', 'id'] },
    { name: 'subscriptions_by_catalog', properties: ['catalogId', 'createdAt', 'id'] },
    // few subscriptions are canceled, and staff search for exactly those
    { name: 'subscriptions_cancelled', properties: ['createdAt', 'id'], where: 'cancelled' },
    { name: 'subscriptions_by_period', properties: ['currentPeriodEnd', 'id'] },
  ],
  uniques: [
    {
      name: 'one_active_subscription_per_group',
      properties: ['userId', 'catalogId'],
      where: 'ended_at is null',
    },
  ],
});

/** A subscription as last read from the provider. */
export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription);

declare module '../database/tables.ts' {
  interface Tables {
    subscriptions: TableOf<typeof SubscriptionSchema>;
  }
}
