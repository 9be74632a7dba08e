import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const ProviderEventSchema = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_events',
  properties: {
    provider: p.text().primary(),
    eventId: p.text().primary(),
    type: p.text(),
    objectId: p.text(),
    receivedAt: timestamp().index(),
  },
});

/** Inbox for provider events. Each event is stored once, however often it is sent. */
export class ProviderEvent extends ProviderEventSchema.class {}
ProviderEventSchema.setClass(ProviderEvent);

declare module '../database/tables.ts' {
  interface Tables {
    provider_events: TableOf<typeof ProviderEventSchema>;
  }
}
