import { invalidFields } from '@spindle/sdk/contract/field-errors';
import {
  namedLines,
  shippedPartsOf,
  validateShipping,
} from '@spindle/sdk/domain/checkout/shipping-quotes';
import { invalidLines } from '@spindle/sdk/domain/partslist/parts-list';
import { itemsNeeded, presentQuote } from '@spindle/sdk/domain/shipping/quote-replies';
import type { NamedLine } from '@spindle/sdk/domain/shipping/validate-parcel';
import { sameOrNew } from '@spindle/sdk/domain/shipping/last-quote';
import type { components } from '@spindle/sdk/schema';
import { readShippableCart, shippableRows } from '../../cart/read-cart.ts';
import type { Call } from '../../contract/handlers.ts';
import { visibleItems } from '../../partslist/visible-item.ts';
import { loadCachedRates } from './cached-rates.ts';
import { makeQuote } from './make-quote.ts';
import { saveLastQuote, loadLastQuote } from './last-quotes.ts';

type QuoteCall = Pick<
  Call<'quoteShipping'>,
  'body' | 'caller' | 'em' | 'network' | 'now' | 'services'
>;

/**
 * Computes a shipping quote and, for signed-in customers, records that it was shown.
 * @throws Failure 400 naming the invalid fields of the destination or the items
 */
export async function quoteShipping(
  call: QuoteCall,
): Promise<components['schemas']['ShippingQuoteReply']> {
  const { body, caller, em, network, now, services } = call;
  const to = { country: body.country, zip: body.zip };
  const lines = await linesOf(call);
  const { shipTo, warehouse: from } = services.config.business;
  const rejected = validateShipping({ lines, from, to, shipTo });
  if (rejected !== null && 'invalid' in rejected) throw invalidFields(rejected.invalid);
  if (rejected !== null) return presentQuote(rejected);
  const known = await loadCachedRates(em, { lines, to }, now);
  const requester = caller?.id ?? network;
  const made = await makeQuote(services, lines, { to, requester, paying: false, known });
  if (made === null || 'reason' in made || caller === null) return presentQuote(made);
  const basket = { userId: caller.id, lines, to };
  const quote = sameOrNew(await loadLastQuote(em, basket), made);
  await saveLastQuote(em, basket, { quote, now });
  return presentQuote(quote);
}

async function linesOf({ body, caller, em, now, services }: QuoteCall): Promise<NamedLine[]> {
  if (body.items === undefined) {
    if (caller === null) throw invalidFields([{ path: 'items', message: itemsNeeded }]);
    return shippableRows(await readShippableCart(em, caller.id, now));
  }
  const itemOf = await visibleItems(services.snapshot, body.items);
  const wrong = invalidLines(body.items, (entry) => itemOf(entry) !== null);
  if (wrong.length > 0) throw invalidFields(wrong);
  const parts = body.items.flatMap((entry) => shippedPartsOf(itemOf(entry)));
  if (parts.length === 0) return namedLines(body.items, itemOf);
  return namedLines(body.items, await visibleItems(services.snapshot, [...body.items, ...parts]));
}
