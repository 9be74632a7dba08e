import type { Handlers } from '../contract/handlers.ts';
import { receiveEvent } from './receive-event.ts';

export const payments = {
  async receiveStripeEvent({ rawBody, services, ctx }) {
    await receiveEvent(services, rawBody, ctx.get('stripe-signature'));
    return { received: true };
  },
} satisfies Handlers<'receiveStripeEvent'>;
