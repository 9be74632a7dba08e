import { defineEntity, p } from '@mikro-orm/core';
import { webhookOutcomes } from '@spindle/sdk/domain/webhooks/after-attempt';
import { MAX_WEBHOOKS, offReasons } from '@spindle/sdk/domain/webhooks/endpoint';
import { id, moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: id(),
    /** From 1 on, each taken once: so there are never more than there are places. */
    place: p.smallint().unique(),
    url: p.text(),
    description: p.text(),
    events: p.array(),
    /** Null where it is on. */
    offBecause: p
      .enum([...offReasons])
      .strictNullable()
      .default(null),
    /** Who made it, and is told when it is switched off. */
    userId: p.uuid(),
    createdBy: p.text(),
    createdAt: moment(),
    /** Sealed. */
    secret: p.text(),
    oldSecret: p.text().strictNullable().default(null),
    oldSecretUntil: moment().strictNullable().default(null),
    lastTryAt: moment().strictNullable().default(null),
    lastOutcome: p
      .enum([...webhookOutcomes])
      .strictNullable()
      .default(null),
    lastStatus: p.smallint().strictNullable().default(null),
    failingSince: moment().strictNullable().default(null),
    pausedUntil: moment().strictNullable().default(null),
    /** Goes up with what staff change; what becomes of tries changes nothing for them. */
    version: p.integer().default(1),
  },
  checks: [
    {
      name: 'webhooks_twenty_places',
      expression: `place >= 1 and place <= ${MAX_WEBHOOKS}`,
    },
    {
      name: 'webhooks_old_secret_ends',
      expression: `(old_secret is null) = (old_secret_until is null)`,
    },
    { name: 'webhooks_told_of_something', expression: `cardinality(events) > 0` },
  ],
});

/** Whose a sealed secret is: in another's row it cannot be opened. */
export const sealedFor = (webhookId: string): string => `webhook ${webhookId}`;

/** An address that is told of events. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

declare module '../database/tables.ts' {
  interface Tables {
    webhooks: TableOf<typeof WebhookSchema>;
  }
}
