import type { Handlers } from '../contract/handlers.ts';
import { requireStripeSignature } from './require-stripe-signature.ts';
import { receiveEvent } from './receive-event.ts';

export const payments = {
  async receiveStripeEvent({ rawBody, readSigned, services, ctx }) {
    requireStripeSignature(services, rawBody, ctx.get('stripe-signature'));
    await receiveEvent(services, readSigned());
    return { received: true };
  },
} satisfies Handlers<'receiveStripeEvent'>;
