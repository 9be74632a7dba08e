import { notFound } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Hold } from '@spindle/sdk/domain/orders/owed';
import { contentsOf } from '@spindle/sdk/domain/orders/sold-parts';
import type { LabeledParcel } from '@spindle/sdk/domain/shipping/parcels-left';
import { packingState, type PackingState } from '@spindle/sdk/domain/packing/packing';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { shippingAttributes } from '../catalog/shipping-attributes.ts';
import { db } from '../database/db.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import type { AttributeType } from '../editing/attribute-type.ts';
import { anyOf } from '../database/expressions.ts';
import { linesOfOrder } from '../orders/order-lines.ts';
import { owedColumns, owedLineColumns } from '../orders/owed.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';

/** Units of a line that go into the parcel, with the item's current shipping attributes. */
export interface ParcelLine {
  catalogId: string;
  itemId: string;
  title: string;
  quantity: number;
  grossCents: number;
  taxCents: number;
  attributes: { attributeId: string; type: AttributeType; value: string }[];
}

/** An order with the data needed to ship it. */
export interface Parcel {
  orderId: string;
  /** Provider customer ids: the account's current id and the payment's id. */
  customerIds: string[];
  orderState: OrderState;
  parentId: string | null;
  shippingGroup: string;
  shipping: ShippingDetails | null;
  addressCorrectedAt: Date | null;
  shippingPreference: string | null;
  shipmentId: string | null;
  trackingNumber: string | null;
  labelUrl: string | null;
  /** Why the order must not ship now, regardless of its status. */
  hold: Hold | null;
  /** True if everything was refunded. */
  nothingLeft: boolean;
  packing: PackingState;
  /** Export filing number (ITN). */
  itn: string | null;
  /** URL of the customs form to print with the label. */
  customsFormUrl: string | null;
  lines: ParcelLine[];
  labels: LabeledParcel[];
}

const { ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ l: 'order_lines'; o: 'orders' }>,
  'l' | 'o'
>();

export const shippingAttributesOfLine = shippingAttributes(ref('l.catalog_id'), ref('l.item_id'));

const soldLines = linesOfOrder.select([
  'l.catalog_id as catalogId',
  'l.item_id as itemId',
  'l.title',
  ...owedLineColumns,
  shippingAttributesOfLine,
]);

/** Selects the labels in use for order `o`, sorted by parcel. */
const labelsInUse = selectFrom('order_labels as ol')
  .select(['ol.parcel', 'ol.contents'])
  .whereRef('ol.order_id', '=', 'o.id')
  .where('ol.voided_at', 'is', null)
  .orderBy('ol.parcel');

export async function readParcel(em: EntityManager, orderId: string): Promise<Parcel | null> {
  const [parcel] = await readParcels(em, [orderId]);
  return parcel ?? null;
}

/**
 * Loads an order if it belongs to this customer at the payment provider.
 * @throws Failure 404 if the order doesn't belong to this customer
 */
export async function readParcelOf(
  em: EntityManager,
  { orderId, customerId }: { orderId: string; customerId: string },
): Promise<Parcel> {
  const order = await readParcel(em, orderId);
  if (!order || (order.customerIds.length > 0 && !order.customerIds.includes(customerId))) {
    throw notFound(noSuch('order'));
  }
  return order;
}

/** Loads the parcels of the requested orders that exist. Order is not guaranteed. */
export async function readParcels(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Parcel[]> {
  const parcels = await db(em)
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('payments as p', 'p.id', 'o.payment_id')
    .leftJoin('packings as k', 'k.id', 'o.packing_id')
    .select([
      'o.id as orderId',
      'u.provider_customer_id as accountCustomerId',
      'p.customer_id as paymentCustomerId',
      ...owedColumns,
      'o.parent_id as parentId',
      'o.shipping_group as shippingGroup',
      'o.shipping',
      'o.address_corrected_at as addressCorrectedAt',
      'o.shipping_preference as shippingPreference',
      'o.shipment_id as shipmentId',
      'o.tracking_number as trackingNumber',
      'o.label_url as labelUrl',
      'k.begun_at as begunAt',
      'k.completed_at as completedAt',
      'k.overruled_at as overruledAt',
      'o.itn',
      'o.customs_form_url as customsFormUrl',
      jsonArrayFrom(soldLines).as('sold'),
      jsonArrayFrom(labelsInUse).as('labels'),
    ])
    .where('o.id', '=', anyOf(orderIds))
    .execute();
  return parcels.map(({ accountCustomerId, paymentCustomerId, sold, ...rest }) => ({
    ...rest,
    packing: packingState(rest),
    ...contentsOf({ ...rest, lines: sold }),
    customerIds: [accountCustomerId, paymentCustomerId].filter((id) => id !== null),
  }));
}
