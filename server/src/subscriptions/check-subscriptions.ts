import { db } from '../database/db.ts';
import { workThrough } from '../jobs/work-through.ts';
import type { Services } from '../services.ts';
import { openPage } from './open-page.ts';
import { settlePage } from './settle-page.ts';
import { syncSubscription } from './sync-subscription.ts';

const claimedAtOnce = 50;
const againAfterMinutes = 5;
/** The next turn comes a minute after this one. */
const turnMs = 25_000;

/**
 * Asks the provider about pages no event has come for in a while, and about subscriptions whose
 * period should have been renewed, so that a lost event costs nothing. Nothing is ended by our
 * clock alone.
 */
export async function checkSubscriptions(services: Services, leaving?: AbortSignal): Promise<void> {
  const now = services.now();
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: () => claimPages(services, now),
    async work({ id, userId, sessionId, request }) {
      const page =
        sessionId === null ? await openPage(services, { id, userId, request }) : { sessionId };
      if (page !== 'REFUSED') await settlePage(services, page.sessionId);
    },
    failed(error, attempt) {
      services.log.warn({ err: error, attempt: attempt.id }, 'page not settled yet');
    },
  });
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: () => claimSubscriptions(services, now),
    work: ({ providerId }) => syncSubscription(services, providerId),
    failed(error, { providerId }) {
      services.log.warn({ err: error, subscription: providerId }, 'subscription not read yet');
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

function claimPages({ orm }: Services, now: Date) {
  return db(orm.em.fork())
    .updateTable('subscription_checkouts as t')
    .from((eb) =>
      eb
        .selectFrom('subscription_checkouts')
        .select('id')
        .where('closed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(claimedAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: later(now) })
    .whereRef('t.id', '=', 'due.id')
    .returning(['t.id', 't.user_id as userId', 't.session_id as sessionId', 't.request'])
    .execute();
}

const later = (now: Date) => new Date(now.getTime() + againAfterMinutes * 60_000);
