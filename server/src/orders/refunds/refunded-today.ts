import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf } from '@spindle/sdk/domain/tokens/refund-cap';
import { query } from '../../database/query.ts';

/**
 * Sums what a member of staff has refunded today (UTC), in cents. Refunds of the same person follow each
 * other until the transaction ends, so that two of one moment can't both count as the first.
 */
export async function refundedToday(
  em: EntityManager,
  actorId: string,
  now: Date,
): Promise<number> {
  await query(em, `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`refunds ${actorId}`]);
  const [row] = await query<{ cents: string }>(em, sum, [actorId, dayOf(now)]);
  return Number(row?.cents ?? 0);
}

const sum = `
  select coalesce(sum(amount_cents), 0) as cents
    from refunds
   where actor_id = $1 and created_at >= $2::date at time zone 'UTC'`;
