import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import type { EventFacts } from '@spindle/sdk/domain/events/present-event';
import { id, timestamp } from '../database/base.ts';
import type { GeneratedInt8, Int8, TableOf } from '../database/tables.ts';

const ShopEventSchema = defineEntity({
  name: 'ShopEvent',
  tableName: 'events',
  properties: {
    id: id(),
    type: p.enum([...eventTypes]),
    /** The id of the event's subject, as in `data`. */
    subject: p.text(),
    /** Identifies an event that can happen only once. Null for events that can repeat. */
    once: p.text().unique().strictNullable().default(null),
    data: p.json<EventFacts>(),
    at: timestamp(),
    /**
     * Assigned when the event is written. Ascends for the events of one record, which are written
     * under the record's lock.
     */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /**
     * The event's position in the feed, assigned by the relay once the event is committed. Null
     * until then.
     */
    number: p.bigint('number').unique().strictNullable().default(null),
  },
  indexes: [
    { name: 'events_by_time', properties: ['at'] },
    {
      name: 'events_of_stock',
      properties: ['subject', 'position'],
      where: `type = 'stock.changed'`,
    },
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

/** An event for other programs, written in the transaction that causes it. */
export class ShopEvent extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEvent);

declare module '../database/tables.ts' {
  interface Tables {
    events: TableOf<typeof ShopEventSchema, { position: GeneratedInt8; number: Int8 | null }>;
  }
}
