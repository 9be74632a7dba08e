import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { deliveryStates, webhookOutcomes } from '@spindle/sdk/domain/webhooks/after-attempt';
import { id, timestamp } from '../database/base.ts';
import type { GeneratedInt8, TableOf } from '../database/tables.ts';
import { Webhook } from './webhook.entity.ts';

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: id(),
    /** Sort key of lists, newest first. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    webhook: () => p.manyToOne(Webhook).ref().deleteRule('cascade'),
    /** The event's id. No foreign key, because a test message has no event. */
    eventId: p.uuid(),
    type: p.text(),
    /** When the event happened. */
    at: timestamp(),
    createdAt: timestamp(),
    state: p.enum([...deliveryStates]).default('PENDING'),
    outcome: p
      .enum([...webhookOutcomes])
      .strictNullable()
      .default(null),
    status: p.smallint().strictNullable().default(null),
    tries: p.smallint().default(0),
    lastTryAt: timestamp().strictNullable().default(null),
    nextTryAt: timestamp().strictNullable().default(null),
    /** When the sending process's claim ends. If this time has passed, the process has died. */
    claimedUntil: timestamp().strictNullable().default(null),
  },
  uniques: [
    // Each event is delivered to a webhook once, however often it is fanned out or replayed.
    { name: 'webhook_deliveries_once', properties: ['webhook', 'eventId'] },
  ],
  indexes: [
    { name: 'webhook_deliveries_listed', properties: ['webhook', 'position'] },
    { name: 'webhook_deliveries_by_state', properties: ['webhook', 'state', 'position'] },
    {
      name: 'webhook_deliveries_due',
      properties: ['webhook', 'nextTryAt'],
      where: `state = 'PENDING'`,
    },
    {
      name: 'webhook_deliveries_claimed',
      properties: ['webhook'],
      where: 'claimed_until is not null',
    },
    { name: 'webhook_deliveries_by_age', properties: ['createdAt'] },
  ],
  checks: [
    {
      name: 'webhook_deliveries_pending_are_tried',
      expression: `(state = 'PENDING') = (next_try_at is not null)`,
    },
    {
      name: 'webhook_deliveries_claimed_are_pending',
      expression: `claimed_until is null or state = 'PENDING'`,
    },
  ],
});

/** The delivery of one event to one webhook. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);

declare module '../database/tables.ts' {
  interface Tables {
    webhook_deliveries: TableOf<
      typeof WebhookDeliverySchema,
      { position: GeneratedInt8; webhook_id: string },
      'webhook'
    >;
  }
}
