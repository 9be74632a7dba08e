import { parcelOf } from '@spindle/sdk/domain/orders/owed';
import { statesBeforeShipping } from '@spindle/sdk/domain/orders/transitions';
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import { bool, literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { linesOfOrder } from './order-lines.ts';

const { and, eb, exists, or, selectFrom } = expressionBuilder<
  Tables & Aliased<{ o: 'orders'; l: 'order_lines' }>,
  'o' | 'l'
>();

const disputesOf = selectFrom('disputes as d').whereRef('d.payment_id', '=', 'o.payment_id');

/** Refunds made in the provider's dashboard that nobody has assigned to goods yet. */
export const unassignedRefunds = selectFrom('refunds as unassigned')
  .where('unassigned.origin', '=', literal('PROVIDER'))
  .where('unassigned.assigned_at', 'is', null)
  .where('unassigned.state', '<>', literal('FAILED'));

/** Whether the payment of an order `o` has one. */
export const refundUnassigned = bool(
  exists(unassignedRefunds.whereRef('unassigned.payment_id', '=', 'o.payment_id')),
);

/** Holds for the orders `o` of which nothing may be shipped now; `holdOf` says why. */
export const isHeld = or([
  exists(
    disputesOf.where((d) =>
      d.or([d('d.closed_at', 'is', null), d('d.status', '=', literal('lost'))]),
    ),
  ),
  refundUnassigned,
]);

/** What `holdOf` asks of an order `o`. */
const holdColumns = [
  jsonArrayFrom(disputesOf.select('d.status')).as('disputes'),
  refundUnassigned.as('refundUnassigned'),
] as const;

/** Whether all of the payment of an order `o` is refunded. */
export const paymentRefunded = bool(
  exists(
    selectFrom('payments as paid')
      .whereRef('paid.id', '=', 'o.payment_id')
      .where('paid.amount_cents', '>', literal(0))
      .whereRef('paid.refunding_cents', '>=', 'paid.amount_cents'),
  ),
);

/** What `unitsOwed` and `unitsInParcel` ask of an order `o`, beside its lines. */
export const owedColumns = [
  'o.order_state as orderState',
  'o.shipped_at as shippedAt',
  paymentRefunded.as('paymentRefunded'),
  ...holdColumns,
] as const;

const refundsOfLine = selectFrom('refund_lines as rl')
  .innerJoin('refunds as r', 'r.id', 'rl.refund_id')
  .select((refund) => [
    'r.state',
    'r.created_at as createdAt',
    'rl.quantity',
    'rl.amount_cents as amount',
    bool(
      refund.fn.coalesce(refund('r.order_id', '<>', refund.ref('l.order_id')), literal(false)),
    ).as('ofReturn'),
  ])
  .whereRef('rl.order_line_id', '=', 'l.id');

/** The same of an order line `l`. */
export const owedLineColumns = [
  'l.quantity',
  'l.gross_cents as grossCents',
  'l.tax_cents as taxCents',
  jsonArrayFrom(refundsOfLine).as('refunds'),
] as const;

/** The caller has locked the order, and its payment where the answer moves goods. */
export async function readOwed(em: EntityManager, orderId: string) {
  await em.flush();
  const order = await db(em)
    .selectFrom('orders as o')
    .select(owedColumns)
    .select([
      jsonArrayFrom(
        linesOfOrder.select([
          'l.id',
          'l.catalog_id as catalogId',
          'l.item_id as itemId',
          ...owedLineColumns,
        ]),
      ).as('lines'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return parcelOf(order);
}

export type OwedUnits = Awaited<ReturnType<typeof readOwed>>;

/** Holds for the orders `o` that have a parcel and that have not left. */
export const isUnshipped = and([
  eb('o.parent_id', 'is', null),
  eb('o.order_state', 'in', statesBeforeShipping.map(literal)),
]);
