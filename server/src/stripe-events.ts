import { cartPage } from './checkout/cart-page.ts';
import { defineJob } from './jobs/job.ts';
import { stripeEvent } from './payments/stripe-event.ts';
import type { Services } from './services.ts';
import { settlePage } from './payments/pages/settle-page.ts';
import { subscriptionPage } from './subscriptions/subscription-page.ts';
import { syncOfCharge, syncOfInvoice } from './subscriptions/sync-of-event.ts';
import { syncSubscription } from './subscriptions/sync-subscription.ts';
import { recordDispute } from './orders/record-dispute.ts';
import { listRefunds, readRefund } from './orders/refunds/read-refunds.ts';
import { settleRefund } from './orders/refunds/settle-refund.ts';

export const handleStripeEvent = defineJob({
  ...stripeEvent,
  handle: (services, event) => applyEvent(services, event),
});

/** Fetches the current version of an event's object, so the order of events does not matter. */
async function applyEvent(
  services: Services,
  { type, objectId }: { type: string; objectId: string },
): Promise<void> {
  if (type.startsWith('checkout.session.')) {
    const state = await settlePage(services, cartPage, objectId);
    if (state === 'UNKNOWN') await settlePage(services, subscriptionPage, objectId);
  } else if (type.startsWith('customer.subscription.')) {
    await syncSubscription(services, objectId);
  } else if (type.startsWith('invoice.')) {
    await syncOfInvoice(services, objectId);
  } else if (type.startsWith('refund.')) {
    const refund = await readRefund(services.stripe, objectId);
    await settleRefund(services, refund);
    await syncOfCharge(services, refund.charge);
  } else if (type === 'charge.refunded') {
    const refunds = listRefunds(services.stripe, { charge: objectId });
    for await (const refund of refunds) await settleRefund(services, refund);
    await syncOfCharge(services, objectId);
  } else if (type.startsWith('charge.dispute.')) {
    const dispute = await services.stripe.disputes.retrieve(objectId);
    await recordDispute(services, dispute);
    await syncOfCharge(services, dispute.charge);
  }
}
