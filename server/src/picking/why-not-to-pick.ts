import { heldByOther, heldUntil, refusePicking } from '@spindle/sdk/domain/picking/refuse-picking';
import type { Refusal } from '@spindle/sdk/domain/refusal';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { readOwed } from '../orders/owed.ts';
import type { Order } from '../orders/order.entity.ts';

/** Why this picker can't pick the order; null where nothing keeps them from it. */
export async function whyNotToPick(
  em: EntityManager,
  order: Order,
  pickerId: string,
  now: Date,
): Promise<Refusal | null> {
  const refusal = refusePicking({
    isReturn: order.parent !== null,
    isDigital: order.isDigital(),
    orderState: order.orderState,
    ...(await readOwed(em, order.id)),
  });
  if (refusal !== null) return refusal;
  const until = heldUntil(order, pickerId, now);
  if (until === null) return null;
  const holder = await db(em)
    .selectFrom('users')
    .select('first_name as firstName')
    .where('id', '=', order.claimedBy)
    .executeTakeFirst();
  return heldByOther(holder?.firstName, until);
}
