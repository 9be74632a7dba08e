import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailedRefund } from '@spindle/sdk/domain/refunds/refund-email';
import { db } from '../../database/db.ts';

/** Loads a refund for its email. Returns undefined if the buyer's account no longer exists. */
export function readEmailedRefund(
  em: EntityManager,
  refundId: string,
): Promise<(EmailedRefund & { email: string }) | undefined> {
  return db(em)
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select((eb) => [
      'o.id as orderId',
      'u.email',
      'u.first_name as firstName',
      'r.amount_cents as amount',
      'r.shipping_cents as shipping',
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines as rl')
          .innerJoin('order_lines as l', 'l.id', 'rl.order_line_id')
          .select(['l.title', 'l.parts as soldParts', 'rl.parts'])
          .select(['rl.quantity', 'rl.amount_cents as amount'])
          .whereRef('rl.refund_id', '=', 'r.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('r.id', '=', refundId)
    .executeTakeFirst();
}
