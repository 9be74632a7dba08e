import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import type { EventFacts } from '@spindle/sdk/domain/events/present-event';
import { id, moment } from '../database/base.ts';
import type { GeneratedInt8, Int8, TableOf } from '../database/tables.ts';

const ShopEventSchema = defineEntity({
  name: 'ShopEvent',
  tableName: 'events',
  properties: {
    id: id(),
    type: p.enum([...eventTypes]),
    /** The id of its subject, as in `data`. */
    subject: p.text(),
    /** Identifies what can happen only once. Null for what can happen repeatedly. */
    once: p.text().unique().strictNullable().default(null),
    data: p.json<EventFacts>(),
    at: moment(),
    /**
     * Assigned when it is written. Ascends for the events of one record, which are written under
     * its lock.
     */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /** Its position in the feed, assigned by the relay once it is committed. Null until then. */
    number: p.bigint('number').unique().strictNullable().default(null),
  },
  indexes: [
    { name: 'events_by_time', properties: ['at'] },
    { name: 'events_unnumbered', properties: ['position'], where: 'number is null' },
    {
      name: 'events_of_voided_labels',
      properties: ['subject'],
      where: `type = 'order.label_voided'`,
    },
  ],
  checks: [
    {
      // each step of an order is reported once
      name: 'events_of_orders_once',
      expression: `type !~~ 'order.%'::text or once is not null`,
    },
  ],
});

/** A fact for other programs, written in the transaction that causes it. */
export class ShopEvent extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEvent);

declare module '../database/tables.ts' {
  interface Tables {
    events: TableOf<typeof ShopEventSchema, { position: GeneratedInt8; number: Int8 | null }>;
  }
}
