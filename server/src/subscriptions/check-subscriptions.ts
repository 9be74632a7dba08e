import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { openPage } from './open-page.ts';
import type { OpenAttempt } from './read-start-basis.ts';
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
  const due = await query<{ providerId: string }>(
    services.orm.em.fork(),
    `update subscriptions s set next_check_at = $2
       from (select id from subscriptions where ended_at is null and next_check_at <= $1
              order by next_check_at limit ${mostAtOnce} for update skip locked) due
      where s.id = due.id
     returning s.provider_id as "providerId"`,
    [now, later(now)],
  );
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
  const due = await query<Pick<OpenAttempt, 'id' | 'sessionId' | 'request'> & { userId: string }>(
    services.orm.em.fork(),
    `update subscription_checkouts k set next_check_at = $2
       from (select id from subscription_checkouts where closed_at is null and next_check_at <= $1
              order by next_check_at limit ${mostAtOnce} for update skip locked) due
      where k.id = due.id
     returning k.id, k.user_id as "userId", k.session_id as "sessionId", k.request`,
    [now, later(now)],
  );
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
