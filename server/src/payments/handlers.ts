import type { Handlers } from '../contract/handlers.ts';
import { demandStripeSignature } from './demand-stripe-signature.ts';
import { receiveEvent } from './receive-event.ts';

export const payments = {
  async receiveStripeEvent({ rawBody, readSigned, services, ctx }) {
    demandStripeSignature(services, rawBody, ctx.get('stripe-signature'));
    await receiveEvent(services, readSigned());
    return { received: true };
  },
} satisfies Handlers<'receiveStripeEvent'>;
