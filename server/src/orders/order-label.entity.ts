import { defineEntity, p } from '@mikro-orm/core';
import type { ParcelContent } from '@spindle/sdk/domain/shipping/parcels-left';
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
    /** Which of the order's parcels it is for, counted from 1. */
    parcel: p.smallint().default(1),
    /** What lies in it; null for a label from before orders had several parcels: everything. */
    contents: p.json<ParcelContent[]>().strictNullable().default(null),
    /** What the carrier was told that it weighs; null as before. */
    ounces: p.double().strictNullable().default(null),
    /** The carrier's word on this parcel; null as before, and until there is one. */
    trackingStatus: p.text().strictNullable().default(null),
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
      name: 'one_label_not_voided_per_parcel',
      properties: ['order', 'parcel'],
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
