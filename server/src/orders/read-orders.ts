import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { accessOfLine, type BoughtAccess } from '../entitlements/bought-access.ts';
import type { BillingDetails } from '../payments/payment.entity.ts';
import type { ShippingDetails } from './order.entity.ts';
import type { OrderState } from './transitions.ts';

export interface OrderLineRow {
  catalogId: string;
  itemId: string;
  title: string;
  description: string;
  image: string | null;
  quantity: number;
  unitPriceCents: number;
  returnedQuantity: number;
}

/** With what it gives its buyer access to. */
export interface BoughtLineRow extends OrderLineRow {
  bought: BoughtAccess | null;
}

export interface OrderRow<Line extends OrderLineRow = OrderLineRow> {
  id: string;
  parentId: string | null;
  orderState: OrderState;
  openReturns: number;
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  refundedCents: number;
  shippingGroup: string;
  shipping: ShippingDetails | null;
  expectedShippingAt: Date | null;
  trackingNumber: string | null;
  shippedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  receiptUrl: string | null;
  billing: BillingDetails | null;
  paymentIntentId: string;
  balanceTransaction: string | null;
  chargeStatus: string | null;
  paymentMethod: string | null;
  lines: Line[];
}

/** An order as its buyer sees it. */
export type BoughtOrderRow = OrderRow<BoughtLineRow>;

/** Of an order `o` and its payment `p`; the lines are a column of their own. */
export const orderColumns = `
  o.id, o.parent_id as "parentId", o.order_state as "orderState", o.open_returns as "openReturns",
  o.total_cents as "totalCents", o.tax_cents as "taxCents", o.shipping_cents as "shippingCents",
  o.refunded_cents as "refundedCents", o.shipping_group as "shippingGroup", o.shipping,
  o.expected_shipping_at as "expectedShippingAt", o.tracking_number as "trackingNumber",
  o.shipped_at as "shippedAt", o.created_at as "createdAt", o.updated_at as "updatedAt",
  p.receipt_url as "receiptUrl", p.billing, p.payment_intent_id as "paymentIntentId",
  p.balance_transaction as "balanceTransaction", p.charge_status as "chargeStatus",
  p.payment_method as "paymentMethod"`;

const columns = `${orderColumns},
  (select coalesce(json_agg(json_build_object('catalogId', l.catalog_id, 'itemId', l.item_id,
            'title', l.title, 'description', l.description, 'image', l.image,
            'quantity', l.quantity, 'unitPriceCents', l.unit_price_cents,
            'returnedQuantity', l.returned_quantity,
            'bought', case when o.shipping_group = 'DIGITAL' then ${accessOfLine('l')} end)
            order by l.position), '[]')
     from order_lines l where l.order_id = o.id) as lines`;

/** A customer's orders since then, newest first, in one statement. */
export function readOrdersSince(em: EntityManager, userId: string, since: Date) {
  return query<BoughtOrderRow>(
    em,
    `select ${columns} from orders o join payments p on p.id = o.payment_id
      where o.user_id = $1 and o.created_at >= $2
      order by o.created_at desc, o.parent_id nulls last, o.id`,
    [userId, since],
  );
}

/** The orders a customer's payment made; of the latest one where no session is named. */
export function readPaidOrders(em: EntityManager, userId: string, session: string | null) {
  return query<BoughtOrderRow>(
    em,
    `select ${columns} from orders o join payments p on p.id = o.payment_id
      where o.parent_id is null
        and p.id = (select id from payments
                     where user_id = $1 and ($2::text is null or session_id = $2)
                     order by paid_at desc, id desc limit 1)
      order by o.shipping_cents desc, o.shipping_group`,
    [userId, session],
  );
}
