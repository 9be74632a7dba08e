import { badRequest } from '../../contract/failure.ts';
import { reasonOf } from '../../contract/field-errors.ts';
import { company } from '../../demo/company.ts';
import { carrierRates } from '../../demo/carrier/carrier-rates.ts';
import type { CheckoutRefusal } from '../../domain/checkout/present-start.ts';
import { unfitLines } from '../../domain/partslist/parts-list.ts';
import { choicesOf } from '../../domain/shipping/choices.ts';
import { ouncesOf, parcelsOf } from '../../domain/shipping/parcels.ts';
import {
  refuseOversize,
  refuseParcels,
  type NamedLine,
} from '../../domain/shipping/refuse-parcel.ts';
import {
  itemsNeeded,
  presentQuote,
  refuseQuote,
  shippingChanged,
} from '../../domain/shipping/quote-replies.ts';
import {
  basketOf,
  hasAmounts,
  isFirm,
  isOutdated,
  isValid,
  quoteOf,
  sameOrNew,
  QUOTED_MS,
} from '../../domain/shipping/shown-quote.ts';
import { refuseUndeclared } from '../../domain/shipping/customs/refuse-customs-data.ts';
import { unfitZip, type Destination } from '../../domain/shipping/zone.ts';
import type { components } from '../../src/schema.d.ts';
import { cartRows, type CartRow } from '../cart/cart-rows.ts';
import { findShownItem } from '../catalog/shop-window.ts';
import { business } from '../config/business.ts';
import { addressOf } from './address-of.ts';
import type { MockCall, Scene } from '../core/call.ts';

type Quote = components['schemas']['ShippingQuote'];

/** What a customer has sent, and where to. */
interface Basket {
  userId: string;
  lines: readonly NamedLine[];
  to: Destination;
}

/** Tells what shipping costs, and notes what a customer was told. */
export function quoteShipping(
  call: MockCall<'quoteShipping'>,
): components['schemas']['ShippingQuoteReply'] {
  const { body, caller } = call;
  const to = { country: body.country, zip: body.zip };
  const lines = linesOf(call);
  const refusal = refuseQuote({ lines, country: to.country, shipTo: business.shipTo });
  if (refusal !== null) return presentQuote(refusal);
  const wrong = unfitZip(to);
  if (wrong !== null) throw unfit('zip', wrong);
  const undeclared = refuseUndeclared(lines, { from: company, to });
  if (undeclared !== null) return presentQuote(undeclared);
  const made = makeQuote(call, lines, to);
  if (made === null || 'reason' in made || caller === null) return presentQuote(made);
  const basket = { userId: caller.userId, lines, to };
  const quote = sameOrNew(shownQuote(call, basket), made);
  noteShown(call, basket, quote);
  return presentQuote(quote);
}

/**
 * What a customer pays for shipping: the carrier's price that they were told while it holds, and
 * nothing else they have not seen; null where nothing is shipped.
 */
export function shippingToCharge(
  scene: Scene,
  basket: Basket,
  quoteId: string | null,
): Quote | CheckoutRefusal | null {
  const shown = shownQuote(scene, basket);
  const outdated = isOutdated(shown, quoteId);
  if (shown !== null && isFirm(shown, scene.now)) return outdated ? shippingChanged(shown) : shown;
  const made = makeQuote(scene, basket.lines, basket.to);
  if (made === null || 'reason' in made || shown === null) return made;
  const quote = sameOrNew(shown, made);
  if (!outdated && hasAmounts(shown, quote.options)) return quote;
  noteShown(scene, basket, quote);
  return shippingChanged(quote);
}

/** What they were told last; null: nothing. */
export const shownQuote = ({ state }: Pick<Scene, 'state'>, { userId, lines, to }: Basket) =>
  state.shownQuotes.find((one) => one.userId === userId && one.basket === basketOf(lines, to))
    ?.quote ?? null;

export const sentLines = (cart: readonly CartRow[]): NamedLine[] =>
  cart.map(({ item, quantity }) => ({ ...item, quantity }));

/** What a customer was told for the cart and their address, while that holds. */
export function quoteToAddress(
  { state, now, user }: MockCall<'getCartSummary'>,
  lines: readonly NamedLine[],
): Quote | null {
  const to = addressOf(user);
  const shown = to ? shownQuote({ state }, { userId: user.userId, lines, to }) : null;
  return shown !== null && isValid(shown, now) ? shown : null;
}

function noteShown({ state }: Scene, { userId, lines, to }: Basket, quote: Quote): void {
  const basket = basketOf(lines, to);
  const others = state.shownQuotes.filter((one) => one.userId !== userId || one.basket !== basket);
  state.shownQuotes = [...others, { userId, basket, quote }];
}

function makeQuote(
  { now, newId }: Scene,
  lines: readonly NamedLine[],
  to: Destination,
): Quote | CheckoutRefusal | null {
  const parcels = parcelsOf(lines);
  if (parcels.length === 0) return null;
  const rates = parcels.map((one) => carrierRates(ouncesOf(one), to, one.size));
  const refusal = refuseOversize(lines) ?? refuseParcels(parcels, rates);
  if (refusal !== null) return refusal;
  const [standard, express] = business.fallbackShipping;
  return quoteOf({
    quoteId: newId(),
    now,
    timeZone: business.timeZone,
    validUntil: new Date(now.getTime() + QUOTED_MS),
    shipWithinWorkingDays: business.shipWithinWorkingDays,
    choices: choicesOf(
      parcels.map((parcel, at) => ({ ...parcel, rates: rates[at] ?? [] })),
      {
        standardCents: standard?.amount ?? 0,
        standardPoundCents: standard?.perPound ?? 0,
        expressCents: express?.amount ?? 0,
        expressPoundCents: express?.perPound ?? 0,
      },
    ),
  });
}

function linesOf(call: MockCall<'quoteShipping'>): NamedLine[] {
  const { body, caller, state, now, plays } = call;
  if (body.items === undefined) {
    if (caller === null) throw unfit('items', itemsNeeded);
    return sentLines(cartRows({ state, userId: caller.userId, now, plays }));
  }
  const wrong = unfitLines(body.items, (entry) => findShownItem(call, entry) !== null);
  if (wrong.length > 0) throw badRequest(reasonOf(wrong), wrong);
  return body.items.map((entry) => {
    const item = findShownItem(call, entry);
    const digital = item !== null && (item.digital || item.subscription);
    return { ...entry, title: '', attributes: [], ...item, digital };
  });
}

function unfit(path: string, message: string) {
  const errors = [{ path, message }];
  return badRequest(reasonOf(errors), errors);
}
