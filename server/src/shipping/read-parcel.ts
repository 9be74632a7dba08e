import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { ShippingDetails } from '../orders/order.entity.ts';
import type { OrderState } from '../orders/transitions.ts';

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
  lines: { catalogId: string; itemId: string; quantity: number }[];
}

export async function readParcel(em: EntityManager, orderId: string): Promise<Parcel | null> {
  const [parcel] = await query<Parcel>(
    em,
    `select o.id as "orderId",
            array_remove(array[u.provider_customer_id, p.customer_id], null) as "customerIds",
            o.order_state as "orderState", o.parent_id as "parentId",
            o.shipping_group as "shippingGroup", o.shipping,
            o.shipping_preference as "shippingPreference", o.shipment_id as "shipmentId",
            o.tracking_number as "trackingNumber", o.label_url as "labelUrl",
            exists (select 1 from disputes d
                     where d.payment_id = o.payment_id and d.closed_at is null) as disputed,
            (select coalesce(json_agg(json_build_object('catalogId', l.catalog_id,
                      'itemId', l.item_id, 'quantity', l.quantity)), '[]')
               from order_lines l where l.order_id = o.id) as lines
       from orders o join users u on u.id = o.user_id left join payments p on p.id = o.payment_id
      where o.id = $1`,
    [orderId],
  );
  return parcel ?? null;
}
