import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import type { Order } from '../order.entity.ts';
import type { Services } from '../../services.ts';
import type { Payment } from '../../payments/payment.entity.ts';

/**
 * Adds up the refunds of a payment anew, and what went back of these orders; money for a return
 * went back on the order it belongs to as well. The rows are locked by the caller. Where the
 * provider gave back more than was paid the sums stop there and staff are told.
 */
export async function recountRefunds(
  em: EntityManager,
  { log }: Pick<Services, 'log'>,
  payment: Payment,
  orders: readonly Order[],
): Promise<void> {
  await em.flush();
  const [sum] = await query<{ cents: number }>(
    em,
    `select coalesce(sum(amount_cents), 0)::int as cents from refunds
      where payment_id = $1 and state <> 'FAILED'`,
    [payment.id],
  );
  const refunding = sum?.cents ?? 0;
  if (refunding > payment.amountCents) {
    const { id, amountCents } = payment;
    log.error({ payment: id, amountCents, refunding }, 'more is refunded than was paid');
  }
  payment.refundingCents = Math.min(refunding, payment.amountCents);

  const counted = await query<{ id: string; cents: number }>(
    em,
    `select o.id, coalesce(sum(r.amount_cents), 0)::int as cents
       from orders o
       left join orders of on of.id = o.id or of.parent_id = o.id
       left join refunds r on r.order_id = of.id and r.state = 'SUCCEEDED'
      where o.id = any($1) group by o.id`,
    [orders.map(({ id }) => id)],
  );
  for (const order of orders) {
    const cents = counted.find(({ id }) => id === order.id)?.cents ?? 0;
    order.refundedCents = Math.min(cents, order.totalCents);
  }
}
