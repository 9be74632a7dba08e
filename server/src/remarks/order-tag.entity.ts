import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';
import { Order } from '../orders/order.entity.ts';
import { copyTags } from './copy-tags.ts';

const OrderTagSchema = defineEntity({
  name: 'OrderTag',
  tableName: 'order_tags',
  properties: {
    order: () => p.manyToOne(Order).primary().ref().deleteRule('cascade'),
    tag: p.text().primary(),
  },
  indexes: [{ name: 'order_tags_by_tag', properties: ['tag', 'order'] }],
  triggers: [
    {
      name: 'order_tags_copied',
      timing: 'after',
      events: ['insert', 'delete'],
      forEach: 'row',
      body: copyTags('orders', 'order_tags', 'order_id'),
    },
  ],
});

/** A tag that staff put on an order. */
export class OrderTag extends OrderTagSchema.class {}
OrderTagSchema.setClass(OrderTag);

declare module '../database/tables.ts' {
  interface Tables {
    order_tags: TableOf<typeof OrderTagSchema>;
  }
}
