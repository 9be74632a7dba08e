import type { components } from '../../src/schema.d.ts';
import type { CheckoutStart } from './start-checkout.ts';
import { continueToPay } from '../../domain/checkout/replies.ts';
import { presentRefusal } from '../../domain/refusal.ts';

/** Where to pay, or why not; of a cart as of a subscription. */
export function presentStart(start: CheckoutStart): components['schemas']['CheckoutReply'] {
  if ('url' in start) {
    return {
      Status: 'SUCCESS',
      Reason: continueToPay,
      RedirectUrl: start.url,
      catalogId: null,
      catalogItemId: null,
    };
  }
  return {
    ...presentRefusal(start),
    RedirectUrl: null,
    catalogId: start.item?.catalogId ?? null,
    catalogItemId: start.item?.catalogItemId ?? null,
  };
}
