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

/** Selects refunds made in the provider's dashboard that staff have not yet assigned to units. */
export const unassignedRefunds = selectFrom('refunds as unassigned')
  .where('unassigned.origin', '=', literal('PROVIDER'))
  .where('unassigned.assigned_at', 'is', null)
  .where('unassigned.state', '<>', literal('FAILED'));

/** True if the payment of order `o` has such a refund. */
export const refundUnassigned = bool(
  exists(unassignedRefunds.whereRef('unassigned.payment_id', '=', 'o.payment_id')),
);

/** True for orders `o` that must not be shipped now; `holdOf` returns the reason. */
export const isHeld = or([
  exists(
    disputesOf.where((d) =>
      d.or([d('d.closed_at', 'is', null), d('d.status', '=', literal('lost'))]),
    ),
  ),
  refundUnassigned,
]);

/** Columns of order `o` that `holdOf` needs. */
const holdColumns = [
  jsonArrayFrom(disputesOf.select('d.status')).as('disputes'),
  refundUnassigned.as('refundUnassigned'),
] as const;

/** True if the payment of order `o` is fully refunded. */
export const paymentRefunded = bool(
  exists(
    selectFrom('payments as paid')
      .whereRef('paid.id', '=', 'o.payment_id')
      .where('paid.amount_cents', '>', literal(0))
      .whereRef('paid.refunding_cents', '>=', 'paid.amount_cents'),
  ),
);

/** Columns of order `o`, besides its lines, that `unitsOwed` and `unitsInParcel` need. */
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
    'rl.parts',
    'rl.amount_cents as amount',
    bool(
      refund.fn.coalesce(refund('r.order_id', '<>', refund.ref('l.order_id')), literal(false)),
    ).as('ofReturn'),
  ])
  .whereRef('rl.order_line_id', '=', 'l.id');

/** Columns of an order line `l` that the same functions need. */
export const owedLineColumns = [
  'l.quantity',
  'l.parts',
  'l.gross_cents as grossCents',
  'l.tax_cents as taxCents',
  jsonArrayFrom(refundsOfLine).as('refunds'),
] as const;

/**
 * Reads which units of an order still have to be delivered. The caller has locked the order. If the
 * result moves units, the caller has also locked the payment.
 */
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

/** True for orders `o` that need shipping and have not been shipped. */
export const isUnshipped = and([
  eb('o.parent_id', 'is', null),
  eb('o.order_state', 'in', statesBeforeShipping.map(literal)),
]);
