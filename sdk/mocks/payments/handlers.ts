import type { MockHandlers } from '../core/call.ts';
import { requireSignature } from '../core/event-signature.ts';

export const payments = {
  /** Does nothing, because the mock provider applies its events directly when they happen. */
  receiveStripeEvent(call) {
    requireSignature(call, 'Stripe-Signature');
    call.readSigned();
    return { received: true };
  },
} satisfies Partial<MockHandlers>;
