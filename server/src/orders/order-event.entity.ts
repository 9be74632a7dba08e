import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import type { TableOf } from '../database/tables.ts';
import { Order } from './order.entity.ts';
import { orderStates } from '@spindle/sdk/domain/orders/transitions';

const OrderEventSchema = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).ref().index().deleteRule('cascade'),
    at: timestamp(),
    /** Null if the shop itself acted. */
    actorId: p.uuid().strictNullable().default(null),
    from: p
      .enum([...orderStates])
      .strictNullable()
      .default(null),
    to: p.enum([...orderStates]),
    why: p.text(),
  },
});

/**
 * One step in an order's history: who acted, when, the previous and next status, and the reason.
 */
export class OrderEvent extends OrderEventSchema.class {}
OrderEventSchema.setClass(OrderEvent);

declare module '../database/tables.ts' {
  interface Tables {
    order_events: TableOf<typeof OrderEventSchema>;
  }
}
