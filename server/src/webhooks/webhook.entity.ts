import { defineEntity, p } from '@mikro-orm/core';
import { webhookOutcomes } from '@spindle/sdk/domain/webhooks/after-attempt';
import { MAX_WEBHOOKS, offReasons } from '@spindle/sdk/domain/webhooks/endpoint';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const WebhookSchema = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: id(),
    /** Starts at 1 and is unique, which limits the number of webhooks. */
    place: p.smallint().unique(),
    url: p.text(),
    description: p.text(),
    events: p.array(),
    /** Null while the webhook is on. */
    offBecause: p
      .enum([...offReasons])
      .strictNullable()
      .default(null),
    /** The creator, who is notified when the webhook is turned off. */
    userId: p.uuid(),
    createdBy: p.text(),
    createdAt: timestamp(),
    /** Encrypted. */
    secret: p.text(),
    oldSecret: p.text().strictNullable().default(null),
    oldSecretUntil: timestamp().strictNullable().default(null),
    lastTryAt: timestamp().strictNullable().default(null),
    lastOutcome: p
      .enum([...webhookOutcomes])
      .strictNullable()
      .default(null),
    lastStatus: p.smallint().strictNullable().default(null),
    failingSince: timestamp().strictNullable().default(null),
    pausedUntil: timestamp().strictNullable().default(null),
    /** Increases with changes by staff, but not with delivery attempts. */
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

/**
 * Returns the owner that a secret is sealed for. The secret can't be opened in another webhook's
 * row.
 */
export const sealedFor = (webhookId: string): string => `webhook ${webhookId}`;

/** A URL that receives events. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);

declare module '../database/tables.ts' {
  interface Tables {
    webhooks: TableOf<typeof WebhookSchema>;
  }
}
