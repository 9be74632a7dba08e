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
    /** The id of what it is about, as `data` has it. */
    subject: p.text(),
    /** What can happen only once; null for what happens again and again. */
    once: p.text().unique().strictNullable().default(null),
    data: p.json<EventFacts>(),
    at: moment(),
    /** Given when it is written: what happens to one record, under its lock, ascends. */
    position: p.bigint('number').autoincrement().generated('identity').$type<Opt<number>>(),
    /** Its place in the feed, given by the relay once it is committed; null until then. */
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
      // each step of an order is told of once
      name: 'events_of_orders_once',
      expression: `type !~~ 'order.%'::text or once is not null`,
    },
  ],
});

/** A fact for other programs, written in the transaction that makes it. */
export class ShopEvent extends ShopEventSchema.class {}
ShopEventSchema.setClass(ShopEvent);

declare module '../database/tables.ts' {
  interface Tables {
    events: TableOf<typeof ShopEventSchema, { position: GeneratedInt8; number: Int8 | null }>;
  }
}
