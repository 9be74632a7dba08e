import { db } from '../database/db.ts';
import { workThrough } from '../jobs/work-through.ts';
import { checkPages } from '../payments/pages/check-pages.ts';
import type { Services } from '../services.ts';
import { subscriptionPage } from './subscription-page.ts';
import { syncSubscription } from './sync-subscription.ts';

const claimedAtOnce = 50;
const againAfterMinutes = 5;
/** The checks of pages and of subscriptions together stay within one minute. */
const turnMs = 25_000;

/**
 * Asks the provider about pages that had no event for a while and about subscriptions that are due
 * for renewal, to make up for lost events. Nothing ends based on our clock alone.
 */
export async function checkSubscriptions(services: Services, leaving?: AbortSignal): Promise<void> {
  const now = services.now();
  await checkPages(services, subscriptionPage, { forMs: turnMs, leaving });
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: () => claimSubscriptions(services, now),
    work: ({ providerId }) => syncSubscription(services, providerId),
    failed(error, { providerId }) {
      services.log.warn(
        { err: error, subscription: providerId },
        "subscription couldn't be read yet",
      );
    },
  });
}

function claimSubscriptions({ orm }: Services, now: Date) {
  return db(orm.em.fork())
    .updateTable('subscriptions as t')
    .from((eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('ended_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(claimedAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: later(now) })
    .whereRef('t.id', '=', 'due.id')
    .returning('t.provider_id as providerId')
    .execute();
}

const later = (now: Date) => new Date(now.getTime() + againAfterMinutes * 60_000);
