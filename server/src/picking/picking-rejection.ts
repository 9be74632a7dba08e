import { moverName, validateClaim } from '@spindle/sdk/domain/picking/validate-picking';
import { partLines } from '@spindle/sdk/domain/orders/sold-parts';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import { readOwed } from '../orders/owed.ts';
import type { Order } from '../orders/order.entity.ts';
import { User } from '../identity/user.entity.ts';

/** Returns the reason why this picker can't pick the order, or null. */
export async function pickingRejection(
  em: EntityManager,
  order: Order,
  pickerId: string,
  { units, ...at }: { now: Date; timeZone: string; units?: number | undefined },
): Promise<Rejection | null> {
  const { claimedBy, claimedUntil } = order;
  const owed = await readOwed(em, order.id);
  const facts = {
    isReturn: order.parent !== null,
    isDigital: order.isDigital(),
    orderState: order.orderState,
    ...owed,
    lines: partLines(owed.lines),
    claimedBy,
    claimedUntil,
    holder: undefined,
    unitsTaken: units,
  };
  const rejection = validateClaim(facts, pickerId, at);
  if (rejection === null) return null;
  // Other employees' names are needed only for the message.
  const movedBy = moverName(await findMove(em, order));
  const holder = await em.findOne(User, { id: claimedBy }, { fields: ['firstName'] });
  return validateClaim({ ...facts, movedBy, holder: holder?.firstName }, pickerId, at);
}

/** Finds who canceled the order or, if nobody did, who picked it. */
function findMove(em: EntityManager, { id, userId, orderState }: Order) {
  return (
    db(em)
      .selectFrom('order_events as e')
      .leftJoin('users as u', 'u.id', 'e.actor_id')
      .select((eb) => [
        'u.first_name as firstName',
        bool(eb(eb.fn.coalesce('e.actor_id', sql.val(userId)), '=', userId)).as('isCustomer'),
      ])
      .where('e.order_id', '=', id)
      .where('e.to', '=', orderState === 'CANCELLED' ? 'CANCELLED' : 'PICKED')
      // Notes, for example about a refund, do not change the status.
      .where('e.from', 'is distinct from', (eb) => eb.ref('e.to'))
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}
