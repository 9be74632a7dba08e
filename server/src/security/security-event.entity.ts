import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';

const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  properties: {
    /** Made of the hour and of what is the same about its events. */
    id: p.uuid().primary(),
    type: p.text(),
    reason: p.text().strictNullable().default(null),
    /** Which call. */
    operation: p.text().strictNullable().default(null),
    /** Whom it is about, also where somebody else tried to be them. */
    userId: p.uuid().strictNullable().default(null),
    tokenId: p.uuid().strictNullable().default(null),
    /** The last one; null where the hour's rows are used up, or no call did it. */
    address: p.text().strictNullable().default(null),
    network: p.text().strictNullable().default(null),
    /** How often within the hour. */
    count: p.integer(),
    firstAt: moment(),
    lastAt: moment(),
  },
  indexes: [
    { name: 'security_events_by_age', properties: ['firstAt', 'id'] },
    { name: 'security_events_by_type', properties: ['type', 'firstAt', 'id'] },
    { name: 'security_events_of_a_person', properties: ['userId', 'firstAt', 'id'] },
    { name: 'security_events_from_a_network', properties: ['network', 'firstAt', 'id'] },
  ],
  checks: [{ name: 'security_events_counted', expression: 'count > 0' }],
});

/** What happened that those who watch over the shop should know of, alike events of an hour as one. */
export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);

declare module '../database/tables.ts' {
  interface Tables {
    security_events: TableOf<typeof SecurityEventSchema>;
  }
}
