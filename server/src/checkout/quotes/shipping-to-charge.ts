import { chargeAsMade, chargeAsQuoted } from '@spindle/sdk/domain/checkout/shipping-quotes';
import type { Services } from '../../services.ts';
import { makeQuote } from './make-quote.ts';
import type { ShippingRequest } from './load-shipping-request.ts';
import { saveLastQuote } from './last-quotes.ts';

/**
 * Returns what the customer pays for shipping: the quote shown to them while it is valid, otherwise
 * a new one. A quote returned with a rejection counts as shown.
 * @param quoteId the quote the customer accepted; null for the last one shown
 */
export async function shippingToCharge(
  services: Services,
  { basket, shown, rates }: ShippingRequest,
  quoteId: string | null,
) {
  const kept = chargeAsQuoted(shown, { quoteId, now: services.now() });
  if (kept !== null) return kept;
  const { lines, to, userId: asker } = basket;
  const made = await makeQuote(services, lines, { to, asker, paying: true, known: rates });
  const charged = chargeAsMade(shown, made, quoteId);
  if ('reason' in charged && charged.quote) {
    const { quote } = charged;
    await saveLastQuote(services.orm.em.fork(), basket, { quote, now: services.now() });
  }
  return charged;
}
