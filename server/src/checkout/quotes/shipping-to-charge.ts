import { shippingChanged } from '@spindle/sdk/domain/shipping/quote-replies';
import {
  hasAmounts,
  isFirm,
  isOutdated,
  sameOrNew,
} from '@spindle/sdk/domain/shipping/shown-quote';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { makeQuote } from './make-quote.ts';
import type { Sending } from './read-sending.ts';
import { noteShown } from './shown-quotes.ts';

type Quote = components['schemas']['ShippingQuote'];

/**
 * What the customer pays for shipping: the carrier's price that they were told while it holds, and
 * nothing else they have not seen. After an estimate the carrier is asked again.
 * @param quoteId by which they go; null: by the last
 */
export async function shippingToCharge(
  services: Services,
  { basket, shown, rates }: Sending,
  quoteId: string | null,
): Promise<{ quote: Quote | null } | CheckoutRefusal> {
  const outdated = isOutdated(shown, quoteId);
  if (shown !== null && isFirm(shown, services.now())) {
    return outdated ? shippingChanged(shown) : { quote: shown };
  }
  const made = await makeQuote(services, basket.lines, {
    to: basket.to,
    asker: basket.userId,
    paying: true,
    known: rates,
  });
  if (made !== null && 'reason' in made) return made;
  if (made === null || shown === null) return { quote: made };
  const quote = sameOrNew(shown, made);
  if (!outdated && hasAmounts(shown, quote.options)) return { quote };
  await noteShown(services.orm.em.fork(), basket, { quote, now: services.now() });
  return shippingChanged(quote);
}
