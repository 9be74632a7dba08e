import type { EntityManager } from '@mikro-orm/postgresql';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { startOfDay } from '@spindle/sdk/domain/time/shop-days';
import { query } from '../../database/query.ts';

/**
 * Sums what a member of staff has refunded today, in cents: a day of the shop's calendar. Refunds of the
 * same person follow each other until the transaction ends, so that two of one moment can't both count
 * as the first.
 */
export async function refundedToday(
  em: EntityManager,
  actorId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<number> {
  await query(em, `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`refunds ${actorId}`]);
  const [row] = await query<{ cents: string }>(em, sum, [
    actorId,
    startOfDay(timeZone, dayIn(timeZone, now)),
  ]);
  return Number(row?.cents ?? 0);
}

const sum = `
  select coalesce(sum(amount_cents), 0) as cents
    from refunds
   where actor_id = $1 and created_at >= $2`;
