import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp, version } from '../database/base.ts';
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
  /** True if the customer kept their own spelling instead of the carrier's suggestion. */
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
    /** Number of this order's returns that are neither refunded nor denied. */
    openReturns: p.integer().default(0),
    totalCents: cents(),
    taxCents: cents(),
    shippingCents: cents(),
    /** Total of refunds that succeeded. Pending refunds are not included. */
    refundedCents: cents().default(0),
    shippingGroup: p.text(),
    shippingPreference: p.text().strictNullable().default(null),
    shipping: p.json<ShippingDetails>().strictNullable().default(null),
    /** When staff last corrected the address. Older rates of the carrier are for another address. */
    addressCorrectedAt: timestamp().strictNullable().default(null),
    expectedShippingAt: timestamp().strictNullable().default(null),
    /** The user who is picking the order, and when their claim expires. */
    claimedBy: p.uuid().strictNullable().default(null),
    claimedUntil: timestamp().strictNullable().default(null),
    /**
     * Current scan-based packing session. Null if packing has not started since the order was last
     * picked.
     */
    packingId: p.uuid().strictNullable().default(null),
    /** Id of the shipment at the carrier gateway, stored before its label is bought. */
    shipmentId: p.text().unique().strictNullable().default(null),
    trackingNumber: p.text().strictNullable().default(null),
    /** Latest tracking status from the carrier, and when the carrier reported it. */
    trackingStatus: p.text().strictNullable().default(null),
    trackingStatusAt: timestamp().strictNullable().default(null),
    /** When we last asked the carrier about the parcel. */
    trackingCheckedAt: timestamp().strictNullable().default(null),
    /** URL of the carrier's own tracking page. */
    trackingUrl: p.text().strictNullable().default(null),
    labelUrl: p.text().strictNullable().default(null),
    /** URL of the customs form to print with the label. Null if the carrier requires none. */
    customsFormUrl: p.text().strictNullable().default(null),
    /** Export filing number (ITN), if the order needs one. */
    itn: p.text().strictNullable().default(null),
    /** Price of the labels in cents. Also null if the carrier did not report a price. */
    labelCents: cents().strictNullable().default(null),
    /**
     * Number of label purchases whose outcome is unknown. After a crash, a purchase stays counted
     * until a job resolves it.
     */
    labelPurchases: p.integer().default(0),
    shippedAt: timestamp().strictNullable().default(null),
    /** Describes a problem that staff must look at, as a sentence. Null once acknowledged. */
    alert: p.text().strictNullable().default(null),
    /** Copy of the payment's charge status so that staff can search orders by it. Never changes. */
    chargeStatus: p.text().strictNullable().default(null),
    /**
     * Copy of `order_tags` so that an index can include the tags. Null if there are none.
     * Maintained by `order_tags`.
     */
    tags: p.array().strictNullable().default(null),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    version: version(),
  },
  indexes: [
    { name: 'orders_of_a_payment', properties: ['payment'] },
    { name: 'orders_of_a_customer', properties: ['userId', 'createdAt'] },
    { name: 'orders_listed_by_state', properties: ['orderState', 'createdAt', 'id'] },
    {
      // filters a tag by order state without scanning the untagged orders
      name: 'orders_tagged_by_state',
      expression: `create index "orders_tagged_by_state" on "orders" ("order_state", "created_at", "id") include ("tags") where "tags" is not null`,
    },
    {
      name: 'orders_by_age',
      expression: `create index "orders_by_age" on "orders" ("created_at", "id") include ("tags")`,
    },
    {
      // clients that sync a copy continue from the latest change they know
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
    // small, so that counting nearly all orders is fast
    { name: 'orders_counted_by_state', properties: ['orderState'] },
    { name: 'orders_counted_by_charge_status', properties: ['chargeStatus'] },
    // few orders match either condition, and staff search for exactly those
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
      // parcels in transit, least recently checked first
      name: 'orders_with_parcels_under_way',
      expression: `create index "orders_with_parcels_under_way" on "orders" ((coalesce("tracking_checked_at", "shipped_at"))) where "order_state" = 'SHIPPED' and "shipment_id" is not null and coalesce("tracking_status", '') not in ('delivered', 'cancelled', 'return_to_sender')`,
    },
    {
      // prefix search, ignoring case
      name: 'orders_by_tracking_number',
      expression: `create index "orders_by_tracking_number" on "orders" (lower("tracking_number") text_pattern_ops) where "tracking_number" is not null`,
    },
    {
      // employees read the first eight characters to each other, so these must identify one order
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
      // marks the totals of the order's day as outdated
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
