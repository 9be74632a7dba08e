import { badRequest } from '@spindle/sdk/contract/failure';
import { reasonOf } from '@spindle/sdk/contract/field-errors';
import { unfitLines } from '@spindle/sdk/domain/partslist/parts-list';
import { itemsNeeded, presentQuote, refuseQuote } from '@spindle/sdk/domain/shipping/quote-replies';
import { refuseUndeclared } from '@spindle/sdk/domain/shipping/customs/refuse-customs-data';
import type { NamedLine } from '@spindle/sdk/domain/shipping/refuse-parcel';
import { sameOrNew } from '@spindle/sdk/domain/shipping/shown-quote';
import { unfitZip } from '@spindle/sdk/domain/shipping/zone';
import type { components } from '@spindle/sdk/schema';
import { readSentCart } from '../../cart/read-cart.ts';
import type { Call } from '../../contract/handlers.ts';
import { shownItems } from '../../partslist/shown-item.ts';
import { readKnownRates } from './known-rates.ts';
import { makeQuote } from './make-quote.ts';
import { sentLines, sentRows } from './sent-lines.ts';
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
  const { country, zip } = body;
  const lines = await linesOf(call);
  const { shipTo, warehouse } = services.config.business;
  const refusal = refuseQuote({ lines, country, shipTo });
  if (refusal !== null) return presentQuote(refusal);
  const wrong = unfitZip({ country, zip });
  if (wrong !== null) throw unfit('zip', wrong);
  const to = { country, zip };
  const undeclared = refuseUndeclared(lines, { from: warehouse, to });
  if (undeclared !== null) return presentQuote(undeclared);
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
    if (caller === null) throw unfit('items', itemsNeeded);
    return sentRows(await readSentCart(em, caller.id, now));
  }
  const itemOf = await shownItems(services.snapshot, body.items);
  const wrong = unfitLines(body.items, (entry) => itemOf(entry) !== null);
  if (wrong.length > 0) throw badRequest(reasonOf(wrong), wrong);
  return sentLines(
    itemOf,
    body.items.map((entry) => ({ ...entry, digital: isNotSent(itemOf(entry)) })),
  );
}

const isNotSent = (item: { digital: boolean; subscription: boolean } | null) =>
  item !== null && (item.digital || item.subscription);

function unfit(path: string, message: string) {
  const errors = [{ path, message }];
  return badRequest(reasonOf(errors), errors);
}
