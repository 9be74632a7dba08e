import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    /** Derived from the hour and from what the row's events have in common. */
    id: p.uuid().primary(),
    type: p.text(),
    reason: p.text().strictNullable().default(null),
    /** The operation that was called. */
    operation: p.text().strictNullable().default(null),
    /** The person whom the event is about, even if someone else tried to sign in as them. */
    userId: p.uuid().strictNullable().default(null),
    tokenId: p.uuid().strictNullable().default(null),
    /** The last address. Null if the hour's rows are used up, or if no call caused the event. */
    address: p.text().strictNullable().default(null),
    network: p.text().strictNullable().default(null),
    /** Number within the hour. */
    count: p.integer(),
    firstAt: timestamp(),
    lastAt: timestamp(),
  },
  indexes: [
    { name: 'security_events_by_age', properties: ['firstAt', 'id'] },
    { name: 'security_events_by_type', properties: ['type', 'firstAt', 'id'] },
    { name: 'security_events_of_a_person', properties: ['userId', 'firstAt', 'id'] },
    { name: 'security_events_from_a_network', properties: ['network', 'firstAt', 'id'] },
  ],
  checks: [{ name: 'security_events_counted', expression: 'count > 0' }],
});

/** A security event for the shop's administrators. Equal events within an hour share a row. */
export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);

declare module '../database/tables.ts' {
  interface Tables {
    security_events: TableOf<typeof SecurityEventSchema>;
  }
}
