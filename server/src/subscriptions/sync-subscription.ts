import { expressionBuilder } from 'kysely';
import { lockUser } from '../identity/lock-user.ts';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import { bool } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { orUnavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { readSubscription } from './read-subscription.ts';
import { recordSubscription } from './record-subscription.ts';

/**
 * Fetches a subscription from the provider and updates our record and the entitlements. Used by
 * events, lists and jobs. Safe to call repeatedly, concurrently and in any order.
 */
export async function syncSubscription(services: Services, providerId: string): Promise<void> {
  const facts = await readSubscription(services, providerId);
  if (facts === null) return endForgotten(services, providerId);
  const recording = await recordSubscription(services, facts, { mayRefuse: false });
  if (typeof recording === 'string') return;
  // the other subscription may have ended without our knowledge
  await syncSubscription(services, recording.besides);
  const again = await readSubscription(services, providerId);
  if (again !== null) await recordSubscription(services, again, { mayRefuse: true });
}

const away = "We can't check your subscription right now. Please try again in a moment.";

/**
 * Asks the provider again if our record says that the paid period has ended without a cancellation,
 * or that a payment is due. A late renewal event must not lock customers out.
 * @throws Failure 503 if the provider does not respond
 */
export async function refreshIfLapsed(
  services: Services,
  { userId, catalogId, itemId }: { userId: string; catalogId: string; itemId: string },
): Promise<void> {
  const lapsed = await db(services.orm.em.fork())
    .selectFrom('subscriptions as s')
    .select('s.provider_id as providerId')
    .where('s.user_id', '=', userId)
    .where('s.catalog_id', '=', catalogId)
    .where('s.item_id', '=', itemId)
    .where(isLapsed(services.now()))
    .execute();
  for (const { providerId } of lapsed) {
    await orUnavailable(syncSubscription(services, providerId), away);
  }
}

const { and, eb, not, or, ref } = expressionBuilder<Aliased<{ s: 'subscriptions' }>, 's'>();

/** True if our record of subscription `s` may be outdated. */
export const isLapsed = (now: Date) =>
  bool(
    and([
      eb('s.ended_at', 'is', null),
      or([
        eb('s.closed_because', '=', 'PAYMENT_DUE'),
        and([eb('s.access_until', '<=', now), not(ref('s.cancelled'))]),
      ]),
    ]),
  );

/**
 * Ends a subscription that the provider does not recognize. The provider keeps ended subscriptions,
 * so it has either deleted an unpaid subscription or lost all of its data.
 */
async function endForgotten(services: Services, providerId: string): Promise<void> {
  const now = services.now();
  const known = await db(services.orm.em.fork())
    .selectFrom('subscriptions')
    .select('user_id as userId')
    .where('provider_id', '=', providerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!known) return;
  services.log.error({ subscription: providerId }, "the provider doesn't recognize a subscription");
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, known.userId);
    // the customer keeps access for the time they paid for
    await query(
      em,
      `update subscriptions
          set status = 'canceled', closed_because = 'ENDED', access_until = null, ended_at = $2,
              next_check_at = null
        where provider_id = $1 and ended_at is null and coalesce(access_until, $2) <= $2`,
      [providerId, now],
    );
    await deriveEntitlements(em, services, known.userId);
  });
}
