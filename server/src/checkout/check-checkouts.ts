import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { openSession } from './open-session.ts';
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
  const due = await db(services.orm.em.fork())
    .updateTable('checkouts as k')
    .from((eb) =>
      eb
        .selectFrom('checkouts')
        .select('id')
        .where('closed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: again })
    .whereRef('k.id', '=', 'due.id')
    .returning(['k.id', 'k.user_id as userId', 'k.session_id as sessionId', 'k.request'])
    .execute();
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
