import { z } from 'zod';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { defineJob } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { recordDispute } from './record-dispute.ts';
import { settleRefund } from './settle-refund.ts';

export const handleStripeEvent = defineJob({
  name: 'handle-stripe-event',
  payload: z.object({ eventId: z.string(), type: z.string(), objectId: z.string() }),
  handle: (services, event) => applyEvent(services, event),
});

/** Reads the object the event is about as it is now: the order events arrive in does not matter. */
async function applyEvent(
  services: Services,
  { type, objectId }: { type: string; objectId: string },
): Promise<void> {
  if (type.startsWith('checkout.session.')) {
    await settleCheckout(services, objectId);
  } else if (type.startsWith('refund.')) {
    await settleRefund(services, await services.stripe.refunds.retrieve(objectId));
  } else if (type === 'charge.refunded') {
    const refunds = services.stripe.refunds.list({ charge: objectId, limit: 100 });
    for await (const refund of refunds) await settleRefund(services, refund);
  } else if (type.startsWith('charge.dispute.')) {
    await recordDispute(services, await services.stripe.disputes.retrieve(objectId));
  }
}
