import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../../database/base.ts';
import type { TableOf } from '../../database/tables.ts';
import { Order } from '../../orders/order.entity.ts';

const PackingSchema = defineEntity({
  name: 'Packing',
  tableName: 'packings',
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).ref().index().deleteRule('cascade'),
    begunBy: p.uuid(),
    begunAt: timestamp(),
    completedAt: timestamp().strictNullable().default(null),
    /**
     * When an administrator allowed the label without packing. The audit log records who and why.
     */
    overruledAt: timestamp().strictNullable().default(null),
  },
});

/**
 * One packing session of an order. Restarting it or picking the order again creates a new session
 * (`packingId`).
 */
export class Packing extends PackingSchema.class {}
PackingSchema.setClass(Packing);

declare module '../../database/tables.ts' {
  interface Tables {
    packings: TableOf<typeof PackingSchema>;
  }
}
