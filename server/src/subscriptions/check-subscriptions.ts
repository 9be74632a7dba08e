import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { openPage } from './open-page.ts';
import { settlePage } from './settle-page.ts';
import { syncSubscription } from './sync-subscription.ts';

const mostAtOnce = 50;
const againAfterMinutes = 5;

/**
 * Asks the provider about pages no event has come for in a while, and about subscriptions whose
 * period should have been renewed, so that a lost event costs nothing. Nothing is ended by our
 * clock alone.
 */
export async function checkSubscriptions(services: Services): Promise<void> {
  await checkPages(services);
  const now = services.now();
  const due = await db(services.orm.em.fork())
    .updateTable('subscriptions as t')
    .from((eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('ended_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: later(now) })
    .whereRef('t.id', '=', 'due.id')
    .returning('t.provider_id as providerId')
    .execute();
  for (const { providerId } of due) {
    try {
      await syncSubscription(services, providerId);
    } catch (error) {
      services.log.warn({ err: error, subscription: providerId }, 'subscription not read yet');
    }
  }
}

async function checkPages(services: Services): Promise<void> {
  const now = services.now();
  const due = await db(services.orm.em.fork())
    .updateTable('subscription_checkouts as t')
    .from((eb) =>
      eb
        .selectFrom('subscription_checkouts')
        .select('id')
        .where('closed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: later(now) })
    .whereRef('t.id', '=', 'due.id')
    .returning(['t.id', 't.user_id as userId', 't.session_id as sessionId', 't.request'])
    .execute();
  for (const attempt of due) {
    try {
      const page =
        attempt.sessionId === null
          ? await openPage(services, attempt)
          : { sessionId: attempt.sessionId };
      if (page !== 'REFUSED') await settlePage(services, page.sessionId);
    } catch (error) {
      services.log.warn({ err: error, attempt: attempt.id }, 'page not settled yet');
    }
  }
}

const later = (now: Date) => new Date(now.getTime() + againAfterMinutes * 60_000);
