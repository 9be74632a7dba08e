import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { orderMoney } from '@spindle/sdk/domain/refunds/order-money';
import type { PartUnits } from '@spindle/sdk/domain/orders/part-units';
import type { PaymentMoney } from '@spindle/sdk/domain/refunds/refundable';
import type { OrderMoney } from '@spindle/sdk/domain/refunds/refund-parts';
import { db } from '../../database/db.ts';
import { int } from '../../database/expressions.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { lineColumns, linesOfOrder } from '../order-lines.ts';
import type { SoldLine } from '../../payments/sold-fields.ts';
import type { refundStates } from './refund.entity.ts';

/** The amount paid for an order line and the number of its units in open returns. */
export interface PaidLineRow extends SoldLine {
  grossCents: number;
  taxCents: number;
  unitsInReturns: number;
}

/** A refund read from JSON. Dates are strings in PostgreSQL's ISO 8601 format. */
export interface RefundRow {
  id: string;
  orderId: string | null;
  amountCents: number;
  shippingCents: number;
  shippingTaxCents: number;
  state: (typeof refundStates)[number];
  origin: 'SHOP' | 'PROVIDER';
  assignedAt: string | null;
  reason: string;
  requestedBy: string | null;
  failure: string | null;
  createdAt: string;
  settledAt: string | null;
  lines: {
    catalogId: string;
    catalogItemId: string;
    quantity: number;
    parts: PartUnits[] | null;
    amount: number;
    tax: number;
  }[];
}

/** Columns of the order from which its refundable amounts are computed. */
export interface MoneyRow {
  totalCents: number;
  taxCents: number;
  payment: PaymentMoney;
  lines: PaidLineRow[];
  refunds: RefundRow[];
}

const { selectFrom, eb: outer } = expressionBuilder<
  Tables & Aliased<{ o: 'orders'; l: 'order_lines'; p: 'payments' }>,
  'o' | 'l' | 'p'
>();

/** Counts the units of order line `l` of `o` in returns that are neither refunded nor denied. */
const unitsInReturns = selectFrom('orders as back')
  .innerJoin('order_lines as bl', 'bl.order_id', 'back.id')
  .select((eb) => int(eb.fn.coalesce(eb.fn.sum('bl.quantity'), sql.lit(0))).as('units'))
  .whereRef('back.parent_id', '=', 'o.id')
  .where('back.order_state', 'in', ['RETURN_REQUESTED', 'RETURNED'])
  .whereRef('bl.catalog_id', '=', 'l.catalog_id')
  .whereRef('bl.item_id', '=', 'l.item_id');

export const paidLineColumns = [
  'l.discount_cents as discountCents',
  'l.gross_cents as grossCents',
  'l.tax_cents as taxCents',
  int(unitsInReturns).as('unitsInReturns'),
] as const;

/** Columns of payment `p` that limit how much can still be refunded. */
export const paymentMoney = jsonBuildObject({
  amountCents: outer.ref('p.amount_cents'),
  refundingCents: outer.ref('p.refunding_cents'),
  disputes: jsonArrayFrom(
    selectFrom('disputes as d')
      .select(['d.status', 'd.amount_cents as amountCents'])
      .whereRef('d.payment_id', '=', 'p.id'),
  ),
});

const refundLines = selectFrom('refund_lines as rl')
  .innerJoin('order_lines as sold', 'sold.id', 'rl.order_line_id')
  .select([
    'sold.catalog_id as catalogId',
    'sold.item_id as catalogItemId',
    'rl.quantity',
    'rl.parts',
    'rl.amount_cents as amount',
    'rl.tax_cents as tax',
  ])
  .whereRef('rl.refund_id', '=', sql.ref('r.id'))
  .orderBy('sold.position');

/**
 * Selects the refunds of order `o`, oldest first. A return's refund also belongs to the parent
 * order. A refund that can't be matched to one order belongs to all orders of its payment.
 */
export const refundsOfOrder = selectFrom('refunds as r')
  .leftJoin('orders as of', 'of.id', 'r.order_id')
  .leftJoin('users as by', 'by.id', 'r.actor_id')
  .select([
    'r.id',
    'r.order_id as orderId',
    'r.amount_cents as amountCents',
    'r.shipping_cents as shippingCents',
    'r.shipping_tax_cents as shippingTaxCents',
    'r.state',
    'r.origin',
    'r.assigned_at as assignedAt',
    'r.reason',
    'by.email as requestedBy',
    'r.failure',
    'r.created_at as createdAt',
    'r.settled_at as settledAt',
    jsonArrayFrom(refundLines).as('lines'),
  ])
  .whereRef('r.payment_id', '=', 'o.payment_id')
  .where((refund) =>
    refund.or([
      refund('of.id', '=', refund.ref('o.id')),
      refund('of.parent_id', '=', refund.ref('o.id')),
      refund.and([refund('of.id', 'is', null), refund('o.parent_id', 'is', null)]),
    ]),
  )
  .orderBy('r.created_at')
  .orderBy('r.id');

/** Presents a refund to staff. */
export function presentRefund(refund: RefundRow) {
  const {
    id,
    amountCents,
    shippingCents,
    shippingTaxCents,
    createdAt,
    settledAt,
    assignedAt,
    lines,
    ...rest
  } = refund;
  return {
    ...rest,
    refundId: id,
    amount: amountCents,
    shipping: shippingCents,
    shippingTax: shippingTaxCents,
    assigned: rest.origin === 'SHOP' || assignedAt !== null,
    dateCreated: new Date(createdAt).toISOString(),
    dateSettled: settledAt && new Date(settledAt).toISOString(),
    lines: lines.map(({ parts, ...line }) => ({ ...line, ...(parts && { parts }) })),
  };
}

/** Computes the amount paid for each part of an order and how much of it can still be refunded. */
export function moneyOf({ lines, refunds, ...order }: MoneyRow): OrderMoney {
  return orderMoney({
    ...order,
    lines: lines.map((line) => ({ ...line, catalogItemId: line.itemId })),
    refunds: refunds.map(presentRefund),
  });
}

/**
 * Computes the same amounts for an order whose payment the caller has locked. Includes changes that
 * the transaction has not flushed yet.
 */
export async function readMoney(em: EntityManager, orderId: string): Promise<OrderMoney> {
  return moneyOf(await readMoneyRow(em, orderId));
}

/** Reads the columns that `moneyOf` needs. */
export async function readMoneyRow(em: EntityManager, orderId: string): Promise<MoneyRow> {
  await em.flush();
  return db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select([
      'o.total_cents as totalCents',
      'o.tax_cents as taxCents',
      paymentMoney.as('payment'),
      jsonArrayFrom(linesOfOrder.select([...lineColumns, ...paidLineColumns])).as('lines'),
      jsonArrayFrom(refundsOfOrder).as('refunds'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}
