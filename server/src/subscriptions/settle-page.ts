import type { Standing } from '../checkout/settle-checkout.ts';
import { asId } from '../database/as-id.ts';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { closePage } from './close-page.ts';
import { syncSubscription } from './sync-subscription.ts';
import { unlessMissing } from '../gateways/stripe.ts';

/**
 * Asks the provider how the page of a subscription stands and brings the attempt to it, and the
 * subscription that has come of it. Any number of times, in any order, by several at once.
 */
export async function settlePage(services: Services, sessionId: string): Promise<Standing> {
  const session = await unlessMissing(services.stripe.checkout.sessions.retrieve(sessionId));
  if (session === null) {
    const lost = await readAttempt(services, { sessionId });
    if (!lost) return 'UNKNOWN';
    await closePage(services, lost, 'FAILED');
    return 'ENDED';
  }
  const reference = session.client_reference_id;
  if (session.mode !== 'subscription' || reference === null) return 'UNKNOWN';
  const attempt = await readAttempt(services, { reference });
  if (!attempt) return 'UNKNOWN';
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') {
    await closePage(services, attempt, 'EXPIRED');
    return 'ENDED';
  }
  const { subscription } = session;
  if (subscription !== null) {
    await syncSubscription(
      services,
      typeof subscription === 'string' ? subscription : subscription.id,
    );
  }
  const settled = await readAttempt(services, { reference });
  return standingOf(settled?.state);
}

function standingOf(state: string | undefined): Standing {
  if (state === 'PAID') return 'PAID';
  return state === 'FAILED' || state === 'EXPIRED' ? 'ENDED' : 'AWAITING';
}

function readAttempt({ orm }: Services, named: { sessionId: string } | { reference: string }) {
  return db(orm.em.fork())
    .selectFrom('subscription_checkouts')
    .select(['id', 'user_id as userId', 'state'])
    .where((eb) =>
      'sessionId' in named
        ? eb('session_id', '=', named.sessionId)
        : eb('id', '=', asId(named.reference)),
    )
    .executeTakeFirst();
}
