import { db } from '../database/db.ts';
import { workThrough } from '../jobs/work-through.ts';
import type { Services } from '../services.ts';
import { openSession } from './open-session.ts';
import { settleCheckout } from './settle-checkout.ts';

const claimedAtOnce = 50;
const againAfterMinutes = 5;
/** The next turn comes a minute after this one. */
const turnMs = 50_000;

/**
 * Asks the provider about checkouts no event has come for in a while, so that a lost event costs
 * nothing. A checkout is never ended by our clock alone. Any number of processes do so together.
 */
export async function checkCheckouts(services: Services, leaving?: AbortSignal): Promise<void> {
  const now = services.now();
  await workThrough({
    forMs: turnMs,
    leaving,
    claim: () => claimDue(services, now),
    async work({ id, userId, sessionId, request }) {
      const session =
        sessionId === null ? await openSession(services, { id, userId, request }) : { sessionId };
      if (session !== 'OVERTAKEN' && 'sessionId' in session)
        await settleCheckout(services, session.sessionId);
    },
    failed(error, checkout) {
      services.log.warn({ err: error, checkout: checkout.id }, 'checkout not settled yet');
    },
  });
}

/** Nobody else claims them for some minutes. */
function claimDue({ orm }: Services, now: Date) {
  return db(orm.em.fork())
    .updateTable('checkouts as k')
    .from((eb) =>
      eb
        .selectFrom('checkouts')
        .select('id')
        .where('closed_at', 'is', null)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(claimedAtOnce)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ next_check_at: new Date(now.getTime() + againAfterMinutes * 60_000) })
    .whereRef('k.id', '=', 'due.id')
    .returning(['k.id', 'k.user_id as userId', 'k.session_id as sessionId', 'k.request'])
    .execute();
}
