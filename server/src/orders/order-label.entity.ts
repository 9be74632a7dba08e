import { defineEntity, p } from '@mikro-orm/core';
import type { ParcelContent } from '@spindle/sdk/domain/shipping/parcels-left';
import { labelStates } from '@spindle/sdk/domain/shipping/void-label';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Order } from './order.entity.ts';

const OrderLabelSchema = defineEntity({
  name: 'OrderLabel',
  tableName: 'order_labels',
  properties: {
    /** Id of the shipment at the carrier gateway; each shipment has one label. */
    shipmentId: p.text().primary(),
    order: () => p.manyToOne(Order).ref().index().deleteRule('restrict'),
    /** Number of the parcel within the order, starting at 1. */
    parcel: p.smallint().default(1),
    /**
     * Units in the parcel. Null for labels from before orders could have several parcels, when one
     * parcel held everything.
     */
    contents: p.json<ParcelContent[]>().strictNullable().default(null),
    /** Weight declared to the carrier. Null for the older labels described above. */
    ounces: p.double().strictNullable().default(null),
    /**
     * Latest tracking status of this parcel. Null for the older labels and until the carrier
     * reports a status.
     */
    trackingStatus: p.text().strictNullable().default(null),
    trackingNumber: p.text(),
    trackingUrl: p.text().strictNullable().default(null),
    /** URL of the label's PDF. */
    url: p.text(),
    /** URL of the customs form, if the carrier made one. */
    customsFormUrl: p.text().strictNullable().default(null),
    /** Null if the carrier did not report a price. */
    cents: cents().strictNullable().default(null),
    boughtAt: timestamp(),
    state: p.enum([...labelStates]).default('IN_USE'),
    /** Id of the user who requested the void. */
    voidAskedBy: p.uuid().strictNullable().default(null),
    /** When the carrier accepted the void. */
    voidedAt: timestamp().strictNullable().default(null),
    /** When a job next asks the carrier about this label. Null if there is nothing to ask. */
    checkAt: timestamp().strictNullable().default(null),
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

/** A label bought for an order. The row is kept after the label is voided. */
export class OrderLabel extends OrderLabelSchema.class {}
OrderLabelSchema.setClass(OrderLabel);

declare module '../database/tables.ts' {
  interface Tables {
    order_labels: TableOf<typeof OrderLabelSchema>;
  }
}
