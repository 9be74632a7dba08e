import type { EntityManager } from '@mikro-orm/postgresql';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { startOfDay } from '@spindle/sdk/domain/time/shop-days';
import { literal, number } from '../../database/expressions.ts';
import { lockByName } from '../../database/lock-by-name.ts';
import { db } from '../../database/db.ts';

/**
 * Sums the cents that an employee has refunded today in the shop's time zone. Takes a lock per
 * employee until the transaction ends, so two simultaneous refunds can't both pass the limit.
 */
export async function refundedToday(
  em: EntityManager,
  actorId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  await lockByName(em, `refunds ${actorId}`);
  const { cents } = await db(em)
    .selectFrom('refunds')
    .select(({ fn }) => number(fn.coalesce(fn.sum('amount_cents'), literal(0))).as('cents'))
    .where('actor_id', '=', actorId)
    .where('created_at', '>=', startOfDay(timeZone, dayIn(timeZone, now)))
    .executeTakeFirstOrThrow();
  return cents;
}
