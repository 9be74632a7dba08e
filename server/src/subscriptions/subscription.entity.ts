import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: id(),
    userId: p.uuid().index(),
    /** The provider's subscription, `sub_…`. */
    providerId: p.text().unique(),
    /** The provider's customer, `cus_…`. */
    customerId: p.text().index(),
    /** The group: one subscription that has not ended per person and catalogue. */
    catalogId: p.text(),
    /** Changes when the customer changes the plan in the portal. */
    itemId: p.text(),
    /** In the provider's words. */
    status: p.text(),
    cancelled: p.boolean().default(false),
    /** Until when it is paid, read from the subscription's item; null before the first payment. */
    currentPeriodEnd: moment().strictNullable().default(null),
    /** Until when it gives access; null where it gives none, whatever the clock says. */
    accessUntil: moment().strictNullable().default(null),
    /** Why it gives none; null while it does. */
    closedBecause: p
      .enum(['PAYMENT_DUE', 'REFUNDED', 'DISPUTED', 'ENDED'])
      .strictNullable()
      .default(null),
    endedAt: moment().strictNullable().default(null),
    createdAt: moment(),
    /** When the provider was asked for what stands here, by the database's clock; an older answer never overwrites a newer one. */
    readAt: p.datetime(6),
    /** When to ask the provider again, should no event arrive; null once ended. */
    nextCheckAt: moment().strictNullable().default(null),
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
    // few are, and staff look for just those
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

/** What the provider says of a subscription. */
export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription);

declare module '../database/tables.ts' {
  interface Tables {
    subscriptions: TableOf<typeof SubscriptionSchema>;
  }
}
