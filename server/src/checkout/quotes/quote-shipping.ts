import { unfitFields } from '@spindle/sdk/contract/field-errors';
import { namedLines, refuseSending } from '@spindle/sdk/domain/checkout/shipping-quotes';
import { unfitLines } from '@spindle/sdk/domain/partslist/parts-list';
import { itemsNeeded, presentQuote } from '@spindle/sdk/domain/shipping/quote-replies';
import type { NamedLine } from '@spindle/sdk/domain/shipping/refuse-parcel';
import { sameOrNew } from '@spindle/sdk/domain/shipping/shown-quote';
import type { components } from '@spindle/sdk/schema';
import { readSentCart, sentRows } from '../../cart/read-cart.ts';
import type { Call } from '../../contract/handlers.ts';
import { shownItems } from '../../partslist/shown-item.ts';
import { readKnownRates } from './known-rates.ts';
import { makeQuote } from './make-quote.ts';
import { noteShown, readShownQuote } from './shown-quotes.ts';

type QuoteCall = Pick<
  Call<'quoteShipping'>,
  'body' | 'caller' | 'em' | 'network' | 'now' | 'services'
>;

/**
 * Tells what shipping costs, and notes what a customer was told.
 * @throws 400 naming what of the place or of the items is not fit
 */
export async function quoteShipping(
  call: QuoteCall,
): Promise<components['schemas']['ShippingQuoteReply']> {
  const { body, caller, em, network, now, services } = call;
  const to = { country: body.country, zip: body.zip };
  const lines = await linesOf(call);
  const { shipTo, warehouse: from } = services.config.business;
  const refused = refuseSending({ lines, from, to, shipTo });
  if (refused !== null && 'unfit' in refused) throw unfitFields(refused.unfit);
  if (refused !== null) return presentQuote(refused);
  const known = await readKnownRates(em, { lines, to }, now);
  const asker = caller?.id ?? network;
  const made = await makeQuote(services, lines, { to, asker, paying: false, known });
  if (made === null || 'reason' in made || caller === null) return presentQuote(made);
  const basket = { userId: caller.id, lines, to };
  const quote = sameOrNew(await readShownQuote(em, basket), made);
  await noteShown(em, basket, { quote, now });
  return presentQuote(quote);
}

async function linesOf({ body, caller, em, now, services }: QuoteCall): Promise<NamedLine[]> {
  if (body.items === undefined) {
    if (caller === null) throw unfitFields([{ path: 'items', message: itemsNeeded }]);
    return sentRows(await readSentCart(em, caller.id, now));
  }
  const itemOf = await shownItems(services.snapshot, body.items);
  const wrong = unfitLines(body.items, (entry) => itemOf(entry) !== null);
  if (wrong.length > 0) throw unfitFields(wrong);
  return namedLines(body.items, itemOf);
}
