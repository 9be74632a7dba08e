import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { boughtAccess, type BoughtAccess } from '../entitlements/bought-access.ts';
import { invoicesOfOrder } from '../invoices/invoices-of-order.ts';
import { lineColumns, linesOfOrder, type OrderLineRow } from './order-lines.ts';
import { owedLineColumns } from './owed.ts';
import { refundsOfOrder, type RefundRow } from './refunds/order-money.ts';
import type { OwedLine } from '@spindle/sdk/domain/orders/owed';
import type { OrderFacts } from '@spindle/sdk/domain/orders/present-order';

/** An order line with the access that it grants the buyer. */
export interface BoughtLineRow extends OrderLineRow, Omit<OwedLine, 'parts'> {
  bought: BoughtAccess[];
}

/** The columns of an order without its refunds and lines, which are selected separately. */
export type OrderRow = Omit<OrderFacts, 'refunds' | 'lines'>;

/** An order as its buyer sees it. */
export interface BoughtOrderRow extends OrderRow {
  lines: BoughtLineRow[];
  refunds: RefundRow[];
  trackingUrl: string | null;
  parcels: { parcel: number; trackingNumber: string; trackingUrl: string | null }[];
  trackingStatus: string | null;
  trackingStatusAt: Date | null;
  /** When the order was last picked, even if picking was undone later. */
  pickedAt: Date | null;
}

/** Columns of order `o` and its payment `p`. Lines are selected separately. */
export const orderColumns = [
  'o.id',
  'o.parent_id as parentId',
  'o.order_state as orderState',
  'o.open_returns as openReturns',
  'o.total_cents as totalCents',
  'o.tax_cents as taxCents',
  'o.shipping_cents as shippingCents',
  'o.refunded_cents as refundedCents',
  'o.shipping_group as shippingGroup',
  'o.shipping',
  'o.expected_shipping_at as expectedShippingAt',
  'o.tracking_number as trackingNumber',
  'o.shipped_at as shippedAt',
  'o.created_at as createdAt',
  'o.updated_at as updatedAt',
  'p.receipt_url as receiptUrl',
  'p.billing',
  'p.payment_intent_id as paymentIntentId',
  'p.balance_transaction as balanceTransaction',
  'p.charge_status as chargeStatus',
  'p.payment_method as paymentMethod',
] as const;

const boughtOrders = (em: EntityManager) =>
  db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select(orderColumns)
    .select([
      'o.tracking_url as trackingUrl',
      'o.tracking_status as trackingStatus',
      'o.tracking_status_at as trackingStatusAt',
      (order) =>
        order
          .selectFrom('order_events as e')
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.to', '=', 'PICKED')
          // excludes notes and voided labels
          .where('e.from', 'not in', ['PICKED', 'SHIPPED'])
          .select((event) => event.fn.max('e.at').as('at'))
          .as('pickedAt'),
      jsonArrayFrom(
        linesOfOrder.select([...lineColumns, ...owedLineColumns, boughtAccess.as('bought')]),
      ).as('lines'),
      jsonArrayFrom(invoicesOfOrder).as('invoices'),
      jsonArrayFrom(refundsOfOrder).as('refunds'),
      (order) =>
        jsonArrayFrom(
          order
            .selectFrom('order_labels as ol')
            .select(['ol.parcel', 'ol.tracking_number as trackingNumber'])
            .select('ol.tracking_url as trackingUrl')
            .whereRef('ol.order_id', '=', 'o.id')
            .where('ol.voided_at', 'is', null)
            .orderBy('ol.parcel'),
        ).as('parcels'),
    ]);

/** Loads a customer's orders since the given time, newest first, in a single statement. */
export function readOrdersSince(
  em: EntityManager,
  userId: string,
  since: Date,
): Promise<BoughtOrderRow[]> {
  return boughtOrders(em)
    .where('o.user_id', '=', userId)
    .where('o.created_at', '>=', since)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.parent_id', (order) => order.asc().nullsLast())
    .orderBy('o.id')
    .execute();
}

/**
 * Loads the orders from a customer's payment, either for the given session or for the latest one.
 */
export function readPaidOrders(
  em: EntityManager,
  userId: string,
  session: string | null,
): Promise<BoughtOrderRow[]> {
  const payment = db(em)
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .$if(session !== null, (paid) => paid.where('session_id', '=', session ?? ''))
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return boughtOrders(em)
    .where('o.parent_id', 'is', null)
    .where('p.id', '=', payment)
    .orderBy('o.shipping_cents', 'desc')
    .orderBy('o.shipping_group')
    .execute();
}
