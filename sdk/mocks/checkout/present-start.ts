import type { components } from '../../src/schema.d.ts';
import type { CheckoutStart } from './start-checkout.ts';

/** Where to pay, or why not; of a cart as of a subscription. */
export function presentStart(start: CheckoutStart): components['schemas']['CheckoutReply'] {
  if ('url' in start) {
    return {
      Status: 'SUCCESS',
      Reason: 'Continue on the payment page.',
      RedirectUrl: start.url,
      catalogId: null,
      catalogItemId: null,
    };
  }
  return {
    Status: 'ERROR',
    Reason: start.reason,
    RedirectUrl: null,
    catalogId: start.item?.catalogId ?? null,
    catalogItemId: start.item?.catalogItemId ?? null,
  };
}
