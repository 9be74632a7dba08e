import type { Standing } from '../checkout/settle-checkout.ts';
import { query } from '../database/query.ts';
import type { Services } from '../services.ts';
import { closePage } from './close-page.ts';
import { syncSubscription } from './sync-subscription.ts';
import { unlessMissing } from '../gateways/stripe.ts';

interface Known {
  id: string;
  userId: string;
  state: string;
}

/**
 * Asks the provider how the page of a subscription stands and brings the attempt to it, and the
 * subscription that has come of it. Any number of times, in any order, by several at once.
 */
export async function settlePage(services: Services, sessionId: string): Promise<Standing> {
  const session = await unlessMissing(services.stripe.checkout.sessions.retrieve(sessionId));
  if (session === null) {
    const lost = await readAttempt(services, 'session_id = $1', sessionId);
    if (!lost) return 'UNKNOWN';
    await closePage(services, lost, 'FAILED');
    return 'ENDED';
  }
  const reference = session.client_reference_id;
  if (session.mode !== 'subscription' || reference === null) return 'UNKNOWN';
  const attempt = await readAttempt(services, 'id::text = $1', reference);
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
  const settled = await readAttempt(services, 'id::text = $1', reference);
  return standingOf(settled?.state);
}

function standingOf(state: string | undefined): Standing {
  if (state === 'PAID') return 'PAID';
  return state === 'FAILED' || state === 'EXPIRED' ? 'ENDED' : 'AWAITING';
}

async function readAttempt(
  { orm }: Services,
  condition: string,
  value: string,
): Promise<Known | undefined> {
  const [attempt] = await query<Known>(
    orm.em.fork(),
    `select id, user_id as "userId", state from subscription_checkouts where ${condition}`,
    [value],
  );
  return attempt;
}
