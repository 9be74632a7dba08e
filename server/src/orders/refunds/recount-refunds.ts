import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { anyOf, int } from '../../database/expressions.ts';
import type { Order } from '../order.entity.ts';
import type { Services } from '../../services.ts';
import type { Payment } from '../../payments/payment.entity.ts';

/**
 * Recomputes a payment's refund totals and these orders' refunded amounts. A return's refund also
 * counts for its parent. The caller has locked the rows. If the provider refunded more than was
 * paid, caps the totals and logs an error.
 */
export async function recountRefunds(
  em: EntityManager,
  { log }: Pick<Services, 'log'>,
  payment: Payment,
  orders: readonly Order[],
): Promise<void> {
  await em.flush();
  const { cents: refunding } = await db(em)
    .selectFrom('refunds')
    .select((eb) => int(eb.fn.coalesce(eb.fn.sum('amount_cents'), sql.lit(0))).as('cents'))
    .where('payment_id', '=', payment.id)
    .where('state', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  if (refunding > payment.amountCents) {
    const { id, amountCents } = payment;
    log.error({ payment: id, amountCents, refunding }, 'more is refunded than was paid');
  }
  payment.refundingCents = Math.min(refunding, payment.amountCents);

  const counted = await db(em)
    .selectFrom('orders as o')
    .leftJoin('orders as of', (join) =>
      join.on((eb) =>
        eb.or([eb('of.id', '=', eb.ref('o.id')), eb('of.parent_id', '=', eb.ref('o.id'))]),
      ),
    )
    .leftJoin('refunds as r', (join) =>
      join.onRef('r.order_id', '=', 'of.id').on('r.state', '=', 'SUCCEEDED'),
    )
    .select('o.id')
    .select((eb) => int(eb.fn.coalesce(eb.fn.sum('r.amount_cents'), sql.lit(0))).as('cents'))
    .where('o.id', '=', anyOf(orders.map(({ id }) => id)))
    .groupBy('o.id')
    .execute();
  for (const order of orders) {
    const cents = counted.find(({ id }) => id === order.id)?.cents ?? 0;
    order.refundedCents = Math.min(cents, order.totalCents);
  }
}
