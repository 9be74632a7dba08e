import { invalidFields } from '../../contract/field-errors.ts';
import { company } from '../../demo/company.ts';
import { carrierRates } from '../../demo/carrier/carrier-rates.ts';
import { shippedTo } from '../../domain/checkout/address-on-record.ts';
import type { CheckoutRejection } from '../../domain/checkout/present-start.ts';
import {
  chargeAsMade,
  chargeAsQuoted,
  namedLines,
  quoteParcels,
  validateShipping,
} from '../../domain/checkout/shipping-quotes.ts';
import { invalidLines } from '../../domain/partslist/parts-list.ts';
import { ouncesOf, parcelsOf } from '../../domain/shipping/parcels.ts';
import { validateParcelSize, type NamedLine } from '../../domain/shipping/validate-parcel.ts';
import { itemsNeeded, presentQuote } from '../../domain/shipping/quote-replies.ts';
import { basketOf, isValid, sameOrNew, QUOTED_MS } from '../../domain/shipping/last-quote.ts';
import type { Destination } from '../../domain/shipping/zone.ts';
import type { components } from '../../src/schema.d.ts';
import { cartRows, type CartRow } from '../cart/cart-rows.ts';
import type { ItemKey } from '../catalog/find-record.ts';
import { findVisibleItem } from '../catalog/read-cache.ts';
import { freezeParts, partUnits, type FrozenPart } from '../../domain/orders/sold-parts.ts';
import { businessOf } from '../config/business.ts';
import type { MockCall, Scene } from '../core/call.ts';
import type { Person } from '../state.ts';

type Quote = components['schemas']['ShippingQuote'];

/** A customer's lines to ship, and their destination. */
interface Basket {
  userId: string;
  lines: readonly NamedLine[];
  to: Destination;
}

/** Returns a shipping quote and saves it as the last one the customer saw. */
export function quoteShipping(
  call: MockCall<'quoteShipping'>,
): components['schemas']['ShippingQuoteReply'] {
  const { body, caller } = call;
  const to = { country: body.country, zip: body.zip };
  const lines = quotedLines(call);
  const rejected = validateShipping({
    lines,
    from: company,
    to,
    shipTo: businessOf(call.state).shipTo,
  });
  if (rejected !== null && 'invalid' in rejected) throw invalidFields(rejected.invalid);
  const made = rejected ?? makeQuote(call, lines, to);
  if (made === null || 'reason' in made || caller === null) return presentQuote(made);
  const basket = { userId: caller.userId, lines, to };
  const quote = sameOrNew(lastQuote(call, basket), made);
  saveLastQuote(call, basket, quote);
  return presentQuote(quote);
}

/**
 * Returns what a customer pays for shipping. If the quote has changed, the rejection contains the
 * new quote, which is saved as seen.
 * @param free whether the customer pays no shipping, so that a change doesn't matter
 */
export function shippingToCharge(
  scene: Scene,
  basket: Basket,
  { quoteId, free }: { quoteId: string | null; free: boolean },
) {
  const displayed = free ? null : lastQuote(scene, basket);
  const charged =
    chargeAsQuoted(displayed, { quoteId, now: scene.now }) ??
    chargeAsMade(displayed, makeQuote(scene, basket.lines, basket.to), quoteId);
  if ('reason' in charged && charged.quote) saveLastQuote(scene, basket, charged.quote);
  return charged;
}

/** Returns the last quote the customer saw, or null. */
export const lastQuote = ({ state }: Pick<Scene, 'state'>, { userId, lines, to }: Basket) =>
  state.shownQuotes[userId]?.[basketOf(lines, to)] ?? null;

export const shippableLines = (cart: readonly CartRow[]): NamedLine[] =>
  cart.flatMap(({ item, quantity, parts }) =>
    partUnits<NamedLine & { parts: FrozenPart[] | null }>([
      {
        ...item,
        quantity,
        parts: item.digital || parts === null ? null : freezeParts(parts, item.attributes),
      },
    ]),
  );

/** Returns the last quote for the cart and the customer's address, if it is still valid. */
export function quoteToAddress(
  { state, now, user }: MockCall<'getCartSummary'>,
  lines: readonly NamedLine[],
): Quote | null {
  const to = addressOf(user);
  const displayed = to ? lastQuote({ state }, { userId: user.userId, lines, to }) : null;
  return displayed !== null && isValid(displayed, now) ? displayed : null;
}

function saveLastQuote({ state }: Scene, { userId, lines, to }: Basket, quote: Quote): void {
  (state.shownQuotes[userId] ??= {})[basketOf(lines, to)] = quote;
}

function makeQuote(
  { state, now, newId }: Scene,
  lines: readonly NamedLine[],
  to: Destination,
): Quote | CheckoutRejection | null {
  const parcels = parcelsOf(lines);
  const expiresAt = new Date(now.getTime() + QUOTED_MS);
  const known = parcels.map((one) => ({
    rates: carrierRates(ouncesOf(one), to, one.size),
    expiresAt,
  }));
  const terms = { ...businessOf(state), quoteId: newId(), now };
  return validateParcelSize(lines) ?? quoteParcels(parcels, known, terms);
}

function quotedLines(call: MockCall<'quoteShipping'>): NamedLine[] {
  const { body, caller, state, now, plays } = call;
  if (body.items === undefined) {
    if (caller === null) throw invalidFields([{ path: 'items', message: itemsNeeded }]);
    return shippableLines(cartRows({ state, userId: caller.userId, now, plays }));
  }
  const itemOf = (key: ItemKey) => findVisibleItem(call, key);
  const wrong = invalidLines(body.items, (entry) => itemOf(entry) !== null);
  if (wrong.length > 0) throw invalidFields(wrong);
  return namedLines(body.items, itemOf);
}

export const standardOf = ({ addressBook = [] }: Person) =>
  addressBook.find((saved) => saved.default) ?? null;

export const addressOf = (person: Person) => shippedTo(person.address, standardOf(person));
