import type Stripe from 'stripe';
import { asId } from '../database/as-id.ts';
import { db } from '../database/db.ts';
import { isRefusal } from '../gateways/stripe.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import type { Services } from '../services.ts';
import { awaitBank } from './await-bank.ts';
import { closeCheckout } from './close-checkout.ts';

export type Standing = 'OPEN' | 'AWAITING' | 'PAID' | 'ENDED' | 'UNKNOWN';

/**
 * Asks the provider how a payment page stands and brings the checkout to it. The one door for
 * events, the confirmation page and our own jobs: it may be called any number of times, in any
 * order, by several at once.
 */
export async function settleCheckout(services: Services, sessionId: string): Promise<Standing> {
  const session = await readSession(services.stripe, sessionId);
  if (session === null) {
    const lost = await db(services.orm.em.fork())
      .selectFrom('checkouts')
      .select(['id', 'user_id as userId'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (!lost) return 'UNKNOWN';
    await closeCheckout(services, lost, 'FAILED');
    return 'ENDED';
  }
  const checkoutId = session.client_reference_id;
  if (session.mode !== 'payment' || checkoutId === null) return 'UNKNOWN';
  const checkout = await db(services.orm.em.fork())
    .selectFrom('checkouts')
    .select(['id', 'user_id as userId'])
    .where('id', '=', asId(checkoutId))
    .executeTakeFirst();
  if (!checkout) return 'UNKNOWN';
  return settle(services, checkout, session);
}

/** Null for a page the provider does not have: nobody can pay it. */
async function readSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge.balance_transaction', 'shipping_cost.shipping_rate'],
    });
  } catch (error) {
    if (isRefusal(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

async function settle(
  services: Services,
  checkout: { id: string; userId: string },
  session: Stripe.Checkout.Session,
): Promise<Standing> {
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') {
    await closeCheckout(services, checkout, 'EXPIRED');
    return 'ENDED';
  }
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    await fulfilPayment(services, checkout, session);
    return 'PAID';
  }
  if (hasFailed(session)) {
    await closeCheckout(services, checkout, 'FAILED');
    return 'ENDED';
  }
  await awaitBank(services, checkout, session);
  return 'AWAITING';
}

/** A completed page whose asynchronous payment did not come through. */
function hasFailed({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}
