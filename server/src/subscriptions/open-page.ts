import type Stripe from 'stripe';
import { findAtProvider, type OpenSession } from '../checkout/open-session.ts';
import { query } from '../database/query.ts';
import { hasAnswered, isRefusal } from '../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { closePage } from './close-page.ts';

interface StoredAttempt {
  id: string;
  userId: string;
  request: Stripe.Checkout.SessionCreateParams;
}

const away = 'The payment page cannot be reached just now. Please try again in a moment.';

/**
 * Asks the provider for the page of a stored attempt. Safe to repeat: the key and the words are
 * those stored. A refusal ends the attempt; so does a failure of the provider's own, unless the page
 * is found after all: the same key would only bring the failure again.
 * @throws Failure 503 when the provider does not answer
 */
export async function openPage(
  services: Services,
  attempt: StoredAttempt,
): Promise<OpenSession | 'REFUSED'> {
  const session = await createPage(services, attempt);
  if (session === 'REFUSED') return session;
  await query(
    services.orm.em.fork(),
    `update subscription_checkouts set session_id = $2, url = $3,
            state = case when state = 'STARTING' then 'OPEN' else state end
      where id = $1`,
    [attempt.id, session.sessionId, session.url],
  );
  return session;
}

async function createPage(
  services: Services,
  { id, userId, request }: StoredAttempt,
): Promise<OpenSession | 'REFUSED'> {
  try {
    const session = await services.stripe.checkout.sessions.create(request, {
      idempotencyKey: `subscription-${id}`,
    });
    return { sessionId: session.id, url: session.url ?? '' };
  } catch (error) {
    services.log.warn({ err: error, attempt: id }, 'no page to subscribe on');
    if (isRefusal(error)) {
      await closePage(services, { id, userId }, 'FAILED');
      return 'REFUSED';
    }
    if (!hasAnswered(error)) throw unavailable(away);
    const made = await findAtProvider(services.stripe, id, request);
    if (made) return made;
    await closePage(services, { id, userId }, 'FAILED');
    throw unavailable(away);
  }
}
