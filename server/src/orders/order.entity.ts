import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { moment, version } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Payment } from '../payments/payment.entity.ts';
import type { PostalAddress } from '../payments/postal-address.ts';
import { orderStates } from '@spindle/sdk/domain/orders/transitions';

export interface ShippingDetails {
  address: PostalAddress;
  name: string | null;
  company?: string;
  phone?: string;
  /** The carrier writes the address otherwise, and the customer kept to theirs. */
  asTyped?: true;
}

const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    userId: p.uuid(),
    payment: () => p.manyToOne(Payment).ref().deleteRule('restrict'),
    parent: () => p.manyToOne(Order).ref().strictNullable().index().deleteRule('restrict'),
    orderState: p.enum([...orderStates]).default('PENDING'),
    /** Returns of this order that are neither refunded nor denied. */
    openReturns: p.integer().default(0),
    totalCents: cents(),
    taxCents: cents(),
    shippingCents: cents(),
    /** What has really gone back. */
    refundedCents: cents().default(0),
    shippingGroup: p.text(),
    shippingPreference: p.text().strictNullable().default(null),
    shipping: p.json<ShippingDetails>().strictNullable().default(null),
    expectedShippingAt: moment().strictNullable().default(null),
    /** Who is picking it, and until when nobody else may. */
    claimedBy: p.uuid().strictNullable().default(null),
    claimedUntil: moment().strictNullable().default(null),
    /** Its packing by scan; none yet, or none since it was picked last. */
    packingId: p.uuid().strictNullable().default(null),
    /** The carrier gateway's shipment, stored before its label is bought. */
    shipmentId: p.text().unique().strictNullable().default(null),
    trackingNumber: p.text().strictNullable().default(null),
    /** The carrier's word on the parcel, and when it said so. */
    trackingStatus: p.text().strictNullable().default(null),
    trackingStatusAt: moment().strictNullable().default(null),
    /** When the carrier was last asked about the parcel. */
    trackingCheckedAt: moment().strictNullable().default(null),
    /** The carrier's own page about the parcel. */
    trackingUrl: p.text().strictNullable().default(null),
    labelUrl: p.text().strictNullable().default(null),
    /** The papers the carrier wants with it, to print; null where it wants none. */
    customsFormUrl: p.text().strictNullable().default(null),
    /** The number of its export filing, where it needs one. */
    itn: p.text().strictNullable().default(null),
    /** What it cost; null also where the carrier did not say. */
    labelCents: cents().strictNullable().default(null),
    /** Purchases of its label whose outcome is not known yet; after a crash it never will be. */
    labelPurchases: p.integer().default(0),
    shippedAt: moment().strictNullable().default(null),
    /** What staff have to look at, as a sentence; null once somebody acknowledged it. */
    alert: p.text().strictNullable().default(null),
    /** The charge's status, as its payment has it: it never changes, and staff search for it. */
    chargeStatus: p.text().strictNullable().default(null),
    /** Those of `order_tags`, which keeps them, so that an index can hold them; null for none. */
    tags: p.array().strictNullable().default(null),
    createdAt: moment(),
    updatedAt: moment(),
    version: version(),
  },
  indexes: [
    { name: 'orders_of_a_payment', properties: ['payment'] },
    { name: 'orders_of_a_customer', properties: ['userId', 'createdAt'] },
    { name: 'orders_listed_by_state', properties: ['orderState', 'createdAt', 'id'] },
    {
      // those of a tag by their state, without a walk past all that have none
      name: 'orders_tagged_by_state',
      expression: `create index "orders_tagged_by_state" on "orders" ("order_state", "created_at", "id") include ("tags") where "tags" is not null`,
    },
    {
      name: 'orders_by_age',
      expression: `create index "orders_by_age" on "orders" ("created_at", "id") include ("tags")`,
    },
    {
      // whoever keeps a copy reads on from the latest change they know
      name: 'orders_by_change',
      expression: `create index "orders_by_change" on "orders" ("updated_at", "id") include ("tags")`,
    },
    {
      name: 'orders_listed_by_id',
      expression: `create index "orders_listed_by_id" on "orders" ("id") include ("order_state", "tags", "created_at", "charge_status")`,
    },
    {
      name: 'orders_by_tag',
      expression: `create index "orders_by_tag" on "orders" using gin ("tags")`,
    },
    {
      name: 'orders_listed_by_charge_status',
      expression: `create index "orders_listed_by_charge_status" on "orders" ("charge_status", "created_at", "id") include ("order_state")`,
    },
    // small enough to count nearly all orders with
    { name: 'orders_counted_by_state', properties: ['orderState'] },
    { name: 'orders_counted_by_charge_status', properties: ['chargeStatus'] },
    // few orders have either, and staff look for just those
    {
      name: 'orders_with_open_returns',
      properties: ['createdAt', 'id'],
      where: 'open_returns > 0',
    },
    { name: 'orders_refunded', properties: ['createdAt', 'id'], where: 'refunded_cents > 0' },
    {
      name: 'orders_with_an_alert',
      properties: ['createdAt', 'id'],
      where: 'alert is not null',
    },
    { name: 'orders_that_are_returns', properties: ['createdAt'], where: 'parent_id is not null' },
    {
      // parcels the carrier may know more of, those first nobody has asked about for longest
      name: 'orders_with_parcels_under_way',
      expression: `create index "orders_with_parcels_under_way" on "orders" ((coalesce("tracking_checked_at", "shipped_at"))) where "order_state" = 'SHIPPED' and "shipment_id" is not null and coalesce("tracking_status", '') not in ('delivered', 'cancelled', 'return_to_sender')`,
    },
    {
      // by its beginning, in any case
      name: 'orders_by_tracking_number',
      expression: `create index "orders_by_tracking_number" on "orders" (lower("tracking_number") text_pattern_ops) where "tracking_number" is not null`,
    },
    {
      // what people read out to each other names one order only
      name: 'orders_short_id',
      expression: `create unique index "orders_short_id" on "orders" (left("id"::text, 8))`,
    },
  ],
  uniques: [
    {
      name: 'one_order_per_payment_and_group',
      properties: ['payment', 'shippingGroup'],
      where: 'parent_id is null',
    },
  ],
  checks: [
    {
      name: 'orders_amounts_in_range',
      expression: 'total_cents >= 0 and refunded_cents >= 0 and refunded_cents <= total_cents',
    },
    { name: 'orders_itn_written_right', expression: `itn ~ '^X[0-9]{14}$'::text` },
    { name: 'orders_open_returns_not_negative', expression: 'open_returns >= 0' },
  ],
  triggers: [
    {
      // the sums of its day do not know of it
      name: 'orders_are_summed',
      timing: 'after',
      events: ['insert'],
      forEach: 'row',
      body: `if new.parent_id is null then insert into unsummed_moments (id, at) values (gen_random_uuid(), new.created_at); end if; return null`,
    },
  ],
});

export class Order extends OrderSchema.class {
  isDigital(): boolean {
    return this.shippingGroup === DIGITAL_GROUP;
  }
}
OrderSchema.setClass(Order);

declare module '../database/tables.ts' {
  interface Tables {
    orders: TableOf<typeof OrderSchema>;
  }
}
