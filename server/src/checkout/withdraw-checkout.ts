import { isRefusal } from '../gateways/stripe.ts';
import type { Services } from '../services.ts';
import { openSession } from './open-session.ts';
import type { PayableCheckout } from './read-basis.ts';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { settleCheckout } from './settle-checkout.ts';
import { awaitingPayment, paidMeanwhile } from '@spindle/sdk/domain/checkout/replies';

/**
 * Closes a payment page at the provider, so that its units can move to another one.
 * @returns a refusal when it cannot be closed because it has just been paid, or a bank is confirming
 *   its payment: the cart has lost those units
 */
export async function withdrawCheckout(
  services: Services,
  checkout: PayableCheckout & { userId: string },
): Promise<CheckoutRefusal | null> {
  const session =
    checkout.sessionId === null
      ? await openSession(services, checkout)
      : { sessionId: checkout.sessionId };
  if (session === 'OVERTAKEN' || 'reason' in session) return null;
  try {
    await services.stripe.checkout.sessions.expire(session.sessionId);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const standing = await settleCheckout(services, session.sessionId);
    if (standing === 'AWAITING') return awaitingPayment;
    return standing === 'PAID' ? paidMeanwhile : null;
  }
}
