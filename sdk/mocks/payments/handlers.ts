import type { MockHandlers } from '../core/call.ts';
import { requireSignature } from '../core/event-signature.ts';

export const payments = {
  /** Nothing follows from it: what the played provider has to say, it says when it happens. */
  receiveStripeEvent(call) {
    requireSignature(call, 'Stripe-Signature');
    call.readSigned();
    return { received: true };
  },
} satisfies Partial<MockHandlers>;
