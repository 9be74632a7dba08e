import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { openSession } from './open-session.ts';
import type { PayableCheckout } from './read-basis.ts';
import { settleCheckout } from './settle-checkout.ts';

const mostAtOnce = 50;
const againAfterMinutes = 5;

/**
 * Asks the provider about checkouts no event has come for in a while, so that a lost event costs
 * nothing. A checkout is never ended by our clock alone.
 */
export async function checkCheckouts(services: Services): Promise<void> {
  const now = services.now();
  const again = new Date(now.getTime() + againAfterMinutes * 60_000);
  const due = await query<PayableCheckout & { userId: string }>(
    services.orm.em.fork(),
    `update checkouts k set next_check_at = $2
       from (select id from checkouts where closed_at is null and next_check_at <= $1
              order by next_check_at limit ${mostAtOnce} for update skip locked) due
      where k.id = due.id
     returning k.id, k.user_id as "userId", k.session_id as "sessionId", k.request`,
    [now, again],
  );
  for (const checkout of due) {
    try {
      const session =
        checkout.sessionId === null
          ? await openSession(services, checkout)
          : { sessionId: checkout.sessionId };
      if (session !== 'OVERTAKEN' && 'sessionId' in session)
        await settleCheckout(services, session.sessionId);
    } catch (error) {
      services.log.warn({ err: error, checkout: checkout.id }, 'checkout not settled yet');
    }
  }
}
