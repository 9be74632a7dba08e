import { shippingChanged } from '@spindle/sdk/domain/shipping/quote-replies';
import { hasAmounts, isValid } from '@spindle/sdk/domain/shipping/shown-quote';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { components } from '@spindle/sdk/schema';
import type { Services } from '../../services.ts';
import { makeQuote } from './make-quote.ts';
import { noteShown, type Basket } from './shown-quotes.ts';

type Quote = components['schemas']['ShippingQuote'];

/**
 * What the customer pays for shipping: what they were told while it holds, and nothing else they
 * have not seen. Null where nothing is shipped.
 * @param shown what they were told last; null: nothing
 */
export async function shippingToCharge(
  services: Services,
  basket: Basket,
  shown: Quote | null,
): Promise<{ quote: Quote | null } | CheckoutRefusal> {
  if (shown !== null && isValid(shown, services.now())) return { quote: shown };
  const quote = await makeQuote(services, basket.lines, basket.to);
  if (quote === null || shown === null || hasAmounts(shown, quote.options)) return { quote };
  await noteShown(services.orm.em.fork(), basket, { quote, now: services.now() });
  return shippingChanged(quote);
}
