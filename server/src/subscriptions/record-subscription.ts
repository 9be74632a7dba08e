import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageMove } from '@spindle/sdk/domain/payments/page-moves';
import { lockUser } from '../identity/lock-user.ts';
import { db } from '../database/db.ts';
import { movePage } from '../payments/pages/move-page.ts';
import type { Services } from '../services.ts';
import { findItem, findSubscriber, type SubscribedItem } from './find-subscriber.ts';
import { recordSubscriptionChange } from './record-subscription-change.ts';
import { readStored } from './read-stored.ts';
import type { SubscriptionFacts } from './read-subscription.ts';
import { rejectSubscriptionJob } from './reject-job.ts';
import { mismatchOf, moveBy, pageOf } from './page-of-subscription.ts';
import type { StoredSubscription } from './write-subscription.ts';

/**
 * RECORDED, UNKNOWN (no matching customer or item), REFUSED (ended by the shop), or the id of
 * another active subscription in the same catalog.
 */
export type RecordingResult = 'RECORDED' | 'UNKNOWN' | 'REFUSED' | { besides: string };

/**
 * Updates our record of a subscription unless the stored data is newer. A new subscription that
 * does not match the request is ended and refunded. The same applies to a second subscription in
 * the same catalog, but only with `mayRefuse`, which callers set after refreshing the other one.
 */
export async function recordSubscription(
  services: Services,
  facts: SubscriptionFacts,
  { mayRefuse }: { mayRefuse: boolean },
): Promise<RecordingResult> {
  const reader = services.orm.em.fork();
  const userId = await findSubscriber(reader, facts);
  if (userId === null) {
    services.log.warn({ subscription: facts.providerId }, 'no customer has this subscription');
    return 'UNKNOWN';
  }
  return services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, userId);
    const stored = await readStored(em, facts);
    if (stored && (stored.endedAt !== null || !stored.older)) return 'RECORDED';
    const found = (await findItem(em, facts)) ?? stored;
    if (!found) {
      services.log.error({ subscription: facts.providerId }, 'no item has this price');
      return 'UNKNOWN';
    }
    const page = await pageOf(em, facts);
    const move = (made: PageMove) =>
      page && movePage(em, 'subscription_checkouts', made, { id: page.id, now: services.now() });
    const besides = facts.endedAt === null ? await anotherOf(em, userId, found, facts) : null;
    if (!stored && facts.endedAt === null) {
      const wrong = page && mismatchOf(page, facts);
      if (wrong === null && besides !== null && !mayRefuse) return { besides };
      if (wrong !== null || besides !== null) {
        await move('fail');
        await reject(services, em, facts, wrong ?? second);
        return 'REFUSED';
      }
    }
    const item = besides !== null && stored ? keepItem(services, stored, facts) : found;
    await move(moveBy(facts));
    await recordSubscriptionChange(services, em, { userId, item, facts, stored });
    if (page && facts.firstFailed) await reject(services, em, facts, null);
    return 'RECORDED';
  });
}

const second = 'You already have this kind of subscription.';

/** Returns the provider's id of another active subscription in the same catalog. */
async function anotherOf(
  em: EntityManager,
  userId: string,
  { catalogId }: SubscribedItem,
  { providerId }: SubscriptionFacts,
): Promise<string | null> {
  const other = await db(em)
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('user_id', '=', userId)
    .where('catalog_id', '=', catalogId)
    .where('ended_at', 'is', null)
    .where('provider_id', '<>', providerId)
    .executeTakeFirst();
  return other?.providerId ?? null;
}

/**
 * Keeps the subscription's previous item if a change at the provider would move it to a catalog
 * that already has a subscription.
 */
function keepItem(
  { log }: Pick<Services, 'log'>,
  { catalogId, itemId }: StoredSubscription,
  { providerId }: SubscriptionFacts,
): SubscribedItem {
  log.error(
    { subscription: providerId, catalogId },
    'changed to a group that already has a subscription',
  );
  return { catalogId, itemId };
}

async function reject(
  services: Services,
  em: EntityManager,
  { providerId }: SubscriptionFacts,
  why: string | null,
): Promise<void> {
  if (why !== null) {
    services.log.error({ subscription: providerId, why }, 'a subscription is rejected');
  }
  const payload = { providerId, why };
  await services.jobs.send(em, rejectSubscriptionJob, payload, { singletonKey: providerId });
}
