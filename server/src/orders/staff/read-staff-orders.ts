import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import type { refundStates } from '../refunds/refund.entity.ts';
import { orderColumns, type OrderLineRow, type OrderRow } from '../read-orders.ts';
import type { OrderState } from '../transitions.ts';

export interface StaffLineRow extends OrderLineRow {
  itemPriceCents: number | null;
  taxCode: string | null;
  couponId: string | null;
  subscriptionLink: string | null;
  externalId: string | null;
  version: number | null;
}

/** Moments within are ISO 8601 as PostgreSQL writes them. */
export interface StaffOrderRow extends OrderRow<StaffLineRow> {
  userId: string;
  customerId: string | null;
  email: string | null;
  version: number;
  shipmentId: string | null;
  labelUrl: string | null;
  shippingPreference: string | null;
  trackingStatus: string | null;
  timeline: {
    at: string;
    actor: string | null;
    from: OrderState | null;
    to: OrderState;
    why: string;
  }[];
  refunds: {
    id: string;
    amountCents: number;
    state: (typeof refundStates)[number];
    origin: 'SHOP' | 'PROVIDER';
    reason: string;
    failure: string | null;
    createdAt: string;
    settledAt: string | null;
  }[];
  disputes: {
    id: string;
    amountCents: number;
    reason: string;
    status: string;
    createdAt: string;
    open: boolean;
  }[];
}

/** Which orders: a condition on `o` (orders), `p` (payments) and `u` (users), with its values. */
export interface Chosen {
  /** Joins the condition needs. */
  joins?: string;
  where: string;
  values: readonly unknown[];
}

const mostAtOnce = 500;

const lines = `
  (select coalesce(json_agg(json_build_object('catalogId', l.catalog_id, 'itemId', l.item_id,
            'title', l.title, 'description', l.description, 'image', l.image,
            'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents,
            'returnedQuantity', l.returned_quantity, 'itemPriceCents', i.price_cents,
            'taxCode', i.tax_code, 'couponId', i.coupon_id,
            'subscriptionLink', i.subscription_link, 'externalId', i.external_id,
            'version', i.version) order by l.position), '[]')
     from order_lines l
     left join catalog_items i on i.catalog_id = l.catalog_id and i.item_id = l.item_id
    where l.order_id = o.id) as lines`;

const timeline = `
  (select coalesce(json_agg(json_build_object('at', e.at, 'actor', actor.email, 'from', e."from",
            'to', e."to", 'why', e.why) order by e.at, e.id), '[]')
     from order_events e left join users actor on actor.id = e.actor_id
    where e.order_id = o.id) as timeline`;

// money for a return belongs to its parent as well; what nobody could attach, to all of a payment
const refunds = `
  (select coalesce(json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents,
            'state', r.state, 'origin', r.origin, 'reason', r.reason, 'failure', r.failure,
            'createdAt', r.created_at, 'settledAt', r.settled_at) order by r.created_at, r.id), '[]')
     from refunds r left join orders of on of.id = r.order_id
    where r.payment_id = o.payment_id
      and (of.id = o.id or of.parent_id = o.id or (of.id is null and o.parent_id is null))
  ) as refunds`;

const disputes = `
  (select coalesce(json_agg(json_build_object('id', d.id, 'amountCents', d.amount_cents,
            'reason', d.reason, 'status', d.status, 'createdAt', d.created_at,
            'open', d.closed_at is null) order by d.created_at, d.id), '[]')
     from disputes d where d.payment_id = o.payment_id) as disputes`;

/** Orders with everything staff see of them, oldest first, at most 500, in one statement. */
export function readStaffOrders(
  em: EntityManager,
  { joins = '', where, values }: Chosen,
): Promise<StaffOrderRow[]> {
  return query<StaffOrderRow>(
    em,
    `with chosen as materialized (
       select o.id from orders o ${joins}
        where ${where} order by o.created_at, o.id limit ${mostAtOnce}
     )
     select ${orderColumns}, o.user_id as "userId", u.email, o.version,
            coalesce(u.provider_customer_id, p.customer_id) as "customerId",
            o.shipment_id as "shipmentId", o.label_url as "labelUrl",
            o.shipping_preference as "shippingPreference", o.tracking_status as "trackingStatus",
            ${lines}, ${timeline}, ${refunds}, ${disputes}
       from chosen
       join orders o on o.id = chosen.id
       join payments p on p.id = o.payment_id
       left join users u on u.id = o.user_id
      order by o.created_at, o.id`,
    values,
  );
}
