import { chargeAsMade, chargeAsQuoted } from '@spindle/sdk/domain/checkout/shipping-quotes';
import type { Services } from '../../services.ts';
import { makeQuote } from './make-quote.ts';
import type { ShippingRequest } from './load-shipping-request.ts';
import { saveLastQuote } from './last-quotes.ts';

/**
 * Returns the shipping that the customer pays: the quote shown to them if still valid, otherwise a
 * new quote. A quote returned with a rejection counts as shown.
 * @param quoteId the quote accepted by the customer, or null for the last one shown
 */
export async function shippingToCharge(
  services: Services,
  { basket, shown: visible, rates }: ShippingRequest,
  quoteId: string | null,
) {
  const saved = chargeAsQuoted(visible, { quoteId, now: services.now() });
  if (saved !== null) return saved;
  const { lines, to, userId: requester } = basket;
  const made = await makeQuote(services, lines, {
    to,
    requester,
    paying: true,
    known: rates,
  });
  const charged = chargeAsMade(visible, made, quoteId);
  if ('reason' in charged && charged.quote) {
    const { quote } = charged;
    await saveLastQuote(services.orm.em.fork(), basket, { quote, now: services.now() });
  }
  return charged;
}
