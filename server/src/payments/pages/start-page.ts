import { unavailable } from '@spindle/sdk/contract/failure';
import type { CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { isOfProvider } from '../../gateways/stripe.ts';
import { pageAway } from './open-page.ts';
import type { Overtaken } from './page-kind.ts';

/**
 * Starts a payment, and starts over where another tab or the provider has changed something meanwhile.
 * @param busy the reply where that goes on
 * @throws Failure 503 when the provider does not answer
 */
export async function startPage(
  start: () => Promise<CheckoutStart | Overtaken>,
  { tries, busy }: { tries: number; busy: string },
): Promise<CheckoutStart> {
  try {
    for (let at = 0; at < tries; at++) {
      const started = await start();
      if (started !== 'OVERTAKEN') return started;
    }
  } catch (error) {
    if (isOfProvider(error)) throw unavailable(pageAway, error);
    throw error;
  }
  throw unavailable(busy);
}
