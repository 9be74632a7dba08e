import type Stripe from 'stripe';
import { hasResponse, isRejection } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { Refund } from './refund.entity.ts';
import { listRefunds } from './read-refunds.ts';
import { recordStatus, settleRefund } from './settle-refund.ts';

/**
 * Well below the 24 hours after which the provider forgets an idempotency key and would refund a
 * second time.
 */
const keyLifeMs = 12 * 3_600_000;
/** A zero refund succeeds without the provider. */
const nothingToMove = { state: 'SUCCEEDED', providerRefundId: null, failure: null } as const;
const failed = { state: 'FAILED', providerRefundId: null } as const;

/**
 * Asks the provider to make a recorded refund. Safe to repeat, because the key stays the same until
 * the provider responds. If the provider returned an error, which the same key would only replay,
 * or if the key may have expired, first looks for a refund with our id. A rejection is final and
 * shown to staff.
 * @throws the error that prevented the request, so the job is retried
 */
export async function sendRefund(services: Services, refundId: string): Promise<void> {
  const em = services.orm.em.fork();
  const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment'] });
  if (refund.state !== 'REQUESTED') return;
  if (refund.amountCents === 0) return recordStatus(services, refundId, nothingToMove);
  const intent = refund.payment.getEntity().paymentIntentId;
  if (intent === null) throw new Error(`refund ${refundId} is for a zero payment`);
  const age = services.now().getTime() - refund.createdAt.getTime();
  const made =
    refund.attempt > 1 || age > keyLifeMs
      ? await findAtProvider(services.stripe, intent, refundId)
      : undefined;
  if (made) return settleRefund(services, made);
  try {
    const sent = await services.stripe.refunds.create(
      {
        payment_intent: intent,
        amount: refund.amountCents,
        reason: 'requested_by_customer',
        metadata: { refundId },
      },
      { idempotencyKey: `refund-${refundId}-${refund.attempt}` },
    );
    await settleRefund(services, sent);
  } catch (error) {
    if (isRejection(error)) {
      const failure = error.message;
      await recordStatus(services, refundId, { ...failed, failure });
      return;
    }
    if (hasResponse(error)) {
      refund.attempt += 1;
      refund.failure = error.message;
      await em.flush();
    }
    throw error;
  }
}

async function findAtProvider(
  stripe: Stripe,
  paymentIntent: string,
  refundId: string,
): Promise<Stripe.Refund | undefined> {
  const refunds = listRefunds(stripe, { payment_intent: paymentIntent });
  for await (const refund of refunds) {
    if (refund.metadata?.['refundId'] === refundId) return refund;
  }
  return undefined;
}
