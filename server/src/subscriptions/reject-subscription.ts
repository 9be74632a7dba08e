import type Stripe from 'stripe';
import { lockUser } from '../identity/lock-user.ts';
import type { Services } from '../services.ts';
import { findItem, findSubscriber } from './find-subscriber.ts';
import { recordSubscriptionChange } from './record-subscription-change.ts';
import { paidIntents } from './read-money.ts';
import { readSubscription } from './read-subscription.ts';
import { readStored } from './read-stored.ts';
import { rejectionComment } from './rejection-comment.ts';
import { unlessMissing } from '../gateways/stripe.ts';

/**
 * Ends a subscription that the shop rejects or whose first payment failed, and refunds its
 * payments. `why` is the reason shown to the customer, if any. Safe to repeat: an ended
 * subscription does not change, and refunds never exceed the remaining amount of a payment.
 * @throws the error that prevented the rejection, so the job is retried
 */
export async function rejectSubscription(
  services: Services,
  providerId: string,
  why: string | null,
): Promise<void> {
  const { stripe } = services;
  const provided = await unlessMissing(
    stripe.subscriptions.retrieve(providerId, { expand: ['latest_invoice.payments'] }),
  );
  if (provided === null) return;
  if (provided.ended_at === null) {
    await stripe.subscriptions.cancel(providerId, {
      ...(why !== null && { cancellation_details: { comment: rejectionComment(why) } }),
    });
  }
  const { latest_invoice: latest } = provided;
  const intents = latest === null || typeof latest === 'string' ? [] : paidIntents(latest);
  for (const intent of intents) await refundPayment(stripe, intent, providerId);
  await recordEnd(services, providerId);
}

/** Refunds the remaining amount of a payment. A repeated call finds nothing left to refund. */
async function refundPayment(stripe: Stripe, intentId: string, providerId: string): Promise<void> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string' || charge.refunded) return;
  await stripe.refunds.create({
    payment_intent: intentId,
    reason: 'requested_by_customer',
    metadata: { subscription: providerId },
  });
}

/** Records the end immediately, so staff see it and the email is sent even if no event arrives. */
async function recordEnd(services: Services, providerId: string): Promise<void> {
  const facts = await readSubscription(services, providerId);
  if (facts === null) return;
  const reader = services.orm.em.fork();
  const userId = await findSubscriber(reader, facts);
  const item = await findItem(reader, facts);
  if (userId === null || item === null) return;
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, userId);
    const stored = await readStored(em, facts);
    if (stored && (stored.endedAt !== null || !stored.older)) return;
    await recordSubscriptionChange(services, em, { userId, item, facts, stored });
  });
}
