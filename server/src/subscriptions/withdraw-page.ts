import type { Standing } from '../checkout/settle-checkout.ts';
import { isRefusal } from '../gateways/stripe.ts';
import type { Services } from '../services.ts';
import { openPage } from './open-page.ts';
import type { OpenAttempt } from './read-start-basis.ts';
import { settlePage } from './settle-page.ts';

/**
 * Closes a page at the provider, so that another one can take its place.
 * @returns how it stands where it cannot be closed, because it has just been paid for instance
 */
export async function withdrawPage(
  services: Services,
  userId: string,
  attempt: OpenAttempt,
): Promise<Standing> {
  const session =
    attempt.sessionId === null
      ? await openPage(services, { ...attempt, userId })
      : { sessionId: attempt.sessionId };
  if (session === 'REFUSED') return 'ENDED';
  try {
    await services.stripe.checkout.sessions.expire(session.sessionId);
    return 'ENDED';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return settlePage(services, session.sessionId);
  }
}
