import { defineEntity, p } from '@mikro-orm/core';
import { labelStates } from '@spindle/sdk/domain/shipping/void-label';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Order } from './order.entity.ts';

const OrderLabelSchema = defineEntity({
  name: 'OrderLabel',
  tableName: 'order_labels',
  properties: {
    /** The carrier gateway's shipment, which has one label. */
    shipmentId: p.text().primary(),
    order: () => p.manyToOne(Order).ref().index().deleteRule('restrict'),
    trackingNumber: p.text(),
    trackingUrl: p.text().strictNullable().default(null),
    /** Its PDF. */
    url: p.text(),
    /** The form for customs, where the carrier made one. */
    customsFormUrl: p.text().strictNullable().default(null),
    /** Null where the carrier did not say. */
    cents: cents().strictNullable().default(null),
    boughtAt: moment(),
    state: p.enum([...labelStates]).default('IN_USE'),
    /** Who wants it voided. */
    voidAskedBy: p.uuid().strictNullable().default(null),
    /** When the carrier took it back. */
    voidedAt: moment().strictNullable().default(null),
    /** When a job asks the carrier next; null where there is nothing to ask. */
    checkAt: moment().strictNullable().default(null),
  },
  indexes: [
    { name: 'order_labels_to_check', properties: ['checkAt'], where: 'check_at is not null' },
  ],
  uniques: [
    {
      name: 'one_label_not_voided_per_order',
      properties: ['order'],
      where: 'voided_at is null',
    },
  ],
  checks: [
    {
      name: 'order_labels_voided_when_taken_back',
      expression: `(voided_at is null) = (state = 'IN_USE' or state = 'VOIDING')`,
    },
  ],
});

/** A label bought for an order, also after it was voided. */
export class OrderLabel extends OrderLabelSchema.class {}
OrderLabelSchema.setClass(OrderLabel);

declare module '../database/tables.ts' {
  interface Tables {
    order_labels: TableOf<typeof OrderLabelSchema>;
  }
}
