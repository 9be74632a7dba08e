import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { invoicesOfOrder } from '../../invoices/invoices-of-order.ts';
import {
  paidLineColumns,
  paymentMoney,
  refundsOfOrder,
  type PaidLineRow,
  type RefundRow,
} from '../refunds/order-money.ts';
import type { PaymentMoney } from '@spindle/sdk/domain/refunds/refundable';
import type { OwedLine } from '@spindle/sdk/domain/orders/owed';
import type { ReturnReason } from '@spindle/sdk/domain/orders/return-reasons';
import type { LabelState } from '@spindle/sdk/domain/shipping/void-label';
import { owedLineColumns, paymentRefunded, refundUnassigned } from '../owed.ts';
import { lineColumns, linesOfOrder, type OrderLineRow } from '../order-lines.ts';
import { orderColumns, type OrderRow } from '../read-orders.ts';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';

export interface StaffLineRow extends OrderLineRow, PaidLineRow, Omit<OwedLine, 'parts'> {
  quantity: number;
  grossCents: number;
  taxCents: number;
  returnReason: ReturnReason | null;
  itemPriceCents: number | null;
  taxCode: string | null;
  couponId: string | null;
  subscriptionLink: string | null;
  externalId: string | null;
  version: number | null;
}

export interface OrderLabelRow {
  parcel: number;
  ounces: string | number | null;
  trackingUrl: string | null;
  trackingNumber: string;
  url: string;
  cents: number | null;
  boughtAt: string;
  state: LabelState;
  voidedAt: string | null;
}

/** An order as read for staff. Nested dates are strings in PostgreSQL's ISO 8601 format. */
export interface StaffOrderRow extends OrderRow {
  lines: StaffLineRow[];
  userId: string;
  customerId: string | null;
  email: string | null;
  version: number;
  shipmentId: string | null;
  labelUrl: string | null;
  labels: OrderLabelRow[];
  shippingPreference: string | null;
  trackingStatus: string | null;
  timeline: {
    at: string;
    actor: string | null;
    from: OrderState | null;
    to: OrderState;
    why: string;
  }[];
  payment: PaymentMoney;
  alert: string | null;
  claimedUntil: Date | null;
  claimedFirstName: string | null;
  claimedLastName: string | null;
  refunds: RefundRow[];
  disputes: {
    id: string;
    amountCents: number;
    reason: string;
    status: string;
    createdAt: string;
    acknowledgedAt: string | null;
  }[];
  refundUnassigned: boolean;
  paymentRefunded: boolean;
  siblings: { orderId: string; orderState: OrderState; total: number }[];
}

/** Selects orders by a condition on `o` (orders), `p` (payments) and `u` (users). */
export interface Selection {
  /** True if the condition uses `p` or `u` besides `o`. */
  joined?: boolean;
  where: Expression<SqlBool>;
}

const maxBatch = 500;

const { selectFrom } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

const lines = linesOfOrder
  .leftJoin('catalog_items as i', (join) =>
    join.onRef('i.catalog_id', '=', 'l.catalog_id').onRef('i.item_id', '=', 'l.item_id'),
  )
  .select([
    ...lineColumns,
    ...owedLineColumns,
    ...paidLineColumns,
    'l.return_reason as returnReason',
    'i.price_cents as itemPriceCents',
    'i.tax_code as taxCode',
    'i.coupon_id as couponId',
    'i.subscription_link as subscriptionLink',
    'i.external_id as externalId',
    'i.version',
  ]);

const timeline = selectFrom('order_events as e')
  .leftJoin('users as actor', 'actor.id', 'e.actor_id')
  .select(['e.at', 'actor.email as actor', 'e.from', 'e.to', 'e.why'])
  .whereRef('e.order_id', '=', 'o.id')
  .orderBy('e.at')
  .orderBy('e.id');

const labels = selectFrom('order_labels as ol')
  .select(['ol.tracking_number as trackingNumber', 'ol.url', 'ol.cents', 'ol.state'])
  .select(['ol.bought_at as boughtAt', 'ol.voided_at as voidedAt'])
  .select(['ol.parcel', 'ol.ounces', 'ol.tracking_url as trackingUrl'])
  .whereRef('ol.order_id', '=', 'o.id')
  .orderBy('ol.bought_at');

const disputes = selectFrom('disputes as d')
  .select(['d.id', 'd.amount_cents as amountCents', 'd.reason', 'd.status'])
  .select(['d.created_at as createdAt', 'd.acknowledged_at as acknowledgedAt'])
  .whereRef('d.payment_id', '=', 'o.payment_id')
  .orderBy('d.created_at')
  .orderBy('d.id');

const siblings = selectFrom('orders as s')
  .select(['s.id as orderId', 's.order_state as orderState', 's.total_cents as total'])
  .whereRef('s.payment_id', '=', 'o.payment_id')
  .whereRef('s.id', '<>', 'o.id')
  .where('s.parent_id', 'is', null)
  .orderBy('s.created_at')
  .orderBy('s.id');

/**
 * Loads orders with everything that staff see, oldest first, at most 500, in a single statement.
 */
export function readStaffOrders(
  em: EntityManager,
  { joined = false, where }: Selection,
): Promise<StaffOrderRow[]> {
  return db(em)
    .with(
      (cte) => cte('chosen').materialized(),
      (tables) =>
        tables
          .selectFrom('orders as o')
          .$if(joined, (orders) =>
            orders
              .innerJoin('payments as p', 'p.id', 'o.payment_id')
              .leftJoin('users as u', 'u.id', 'o.user_id'),
          )
          .select('o.id')
          .where(where)
          .orderBy('o.created_at')
          .orderBy('o.id')
          .limit(maxBatch),
    )
    .selectFrom('chosen')
    .innerJoin('orders as o', 'o.id', 'chosen.id')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('users as holder', 'holder.id', 'o.claimed_by')
    .select(orderColumns)
    .select([
      'o.claimed_until as claimedUntil',
      'holder.first_name as claimedFirstName',
      'holder.last_name as claimedLastName',
    ])
    .select((eb) => [
      'o.user_id as userId',
      'u.email',
      'o.version',
      paymentMoney.as('payment'),
      'o.alert',
      eb.fn.coalesce('u.provider_customer_id', 'p.customer_id').as('customerId'),
      'o.shipment_id as shipmentId',
      'o.label_url as labelUrl',
      'o.shipping_preference as shippingPreference',
      'o.tracking_status as trackingStatus',
      jsonArrayFrom(labels).as('labels'),
      jsonArrayFrom(lines).as('lines'),
      jsonArrayFrom(timeline).as('timeline'),
      jsonArrayFrom(refundsOfOrder).as('refunds'),
      refundUnassigned.as('refundUnassigned'),
      paymentRefunded.as('paymentRefunded'),
      jsonArrayFrom(disputes).as('disputes'),
      jsonArrayFrom(invoicesOfOrder).as('invoices'),
      jsonArrayFrom(siblings).as('siblings'),
    ])
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
}
