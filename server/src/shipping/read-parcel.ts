import { packingState, type PackingState } from '@spindle/sdk/domain/packing/packing';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';
import { underDispute } from '../payments/under-dispute.ts';
import { lineColumns, linesOfOrder } from '../orders/order-lines.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';

/** An order as the shipping desk needs it. */
export interface Parcel {
  orderId: string;
  /** The provider's ids of the customer: the account's present one and the payment's. */
  customerIds: string[];
  orderState: OrderState;
  parentId: string | null;
  shippingGroup: string;
  shipping: ShippingDetails | null;
  shippingPreference: string | null;
  shipmentId: string | null;
  trackingNumber: string | null;
  labelUrl: string | null;
  /** A bank doubts its payment, and that is not settled. */
  disputed: boolean;
  packing: PackingState;
  lines: { catalogId: string; itemId: string; quantity: number }[];
}

export async function readParcel(em: EntityManager, orderId: string): Promise<Parcel | null> {
  const [parcel] = await readParcels(em, [orderId]);
  return parcel ?? null;
}

/** Those that there are, in no order. */
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
      'o.order_state as orderState',
      'o.parent_id as parentId',
      'o.shipping_group as shippingGroup',
      'o.shipping',
      'o.shipping_preference as shippingPreference',
      'o.shipment_id as shipmentId',
      'o.tracking_number as trackingNumber',
      'o.label_url as labelUrl',
      underDispute.as('disputed'),
      'k.begun_at as begunAt',
      'k.completed_at as completedAt',
      'k.overruled_at as overruledAt',
      jsonArrayFrom(linesOfOrder.select(lineColumns)).as('lines'),
    ])
    .where('o.id', '=', anyOf(orderIds))
    .execute();
  return parcels.map(({ accountCustomerId, paymentCustomerId, ...rest }) => ({
    ...rest,
    packing: packingState(rest),
    customerIds: [accountCustomerId, paymentCustomerId].filter((id) => id !== null),
  }));
}
