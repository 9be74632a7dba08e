import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import { isRefusal } from '../gateways/stripe.ts';
import { unavailable } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { closeCheckout } from './close-checkout.ts';
import type { Refusal } from './refusal.ts';

interface StoredCheckout {
  id: string;
  userId: string;
  request: Stripe.Checkout.SessionCreateParams;
}

export interface OpenSession {
  sessionId: string;
  url: string;
}

/**
 * Asks the provider for the payment page of a stored checkout. Safe to repeat: the key and the
 * words are those stored. A refusal ends the checkout and lets its units go; while the provider
 * does not answer the units stay held, because the page may exist.
 * @throws Failure 503 when the provider does not answer
 */
export async function openSession(
  services: Services,
  checkout: StoredCheckout,
): Promise<OpenSession | Refusal> {
  const session = await createSession(services, checkout);
  if ('reason' in session) return session;
  await query(
    services.orm.em.fork(),
    `update checkouts set session_id = $2, url = $3,
            state = case when state = 'STARTING' then 'OPEN' else state end
      where id = $1`,
    [checkout.id, session.sessionId, session.url],
  );
  return session;
}

async function createSession(
  services: Services,
  { id, userId, request }: StoredCheckout,
): Promise<OpenSession | Refusal> {
  try {
    const session = await services.stripe.checkout.sessions.create(request, {
      idempotencyKey: `checkout-${id}`,
    });
    return { sessionId: session.id, url: session.url ?? '' };
  } catch (error) {
    services.log.warn({ err: error, checkout: id }, 'no payment page');
    if (!isRefusal(error)) {
      throw unavailable(
        'The payment page cannot be reached just now. Your items are held; please try again.',
      );
    }
    await closeCheckout(services, { id, userId }, 'FAILED');
    return { reason: 'The payment page refused this cart. Please try again or contact us.' };
  }
}
