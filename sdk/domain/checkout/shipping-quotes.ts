import type { components } from '../../src/schema.d.ts';
import { partsListed } from '../catalog/kits.ts';
import { attributesInKit } from '../orders/sold-parts.ts';
import { choicesOf, type FallbackCents } from '../shipping/choices.ts';
import { validateCustomsData } from '../shipping/customs/validate-customs-data.ts';
import type { LabelRate } from '../shipping/label-rates.ts';
import type { QuotedParcel } from '../shipping/parcels.ts';
import { validateQuote, shippingChanged, type QuoteRejection } from '../shipping/quote-replies.ts';
import { validateParcels, type NamedLine } from '../shipping/validate-parcel.ts';
import {
  hasAmounts,
  isFirm,
  isOutdated,
  QUOTED_MS,
  quoteOf,
  sameOrNew,
} from '../shipping/last-quote.ts';
import { invalidZip, type Destination } from '../shipping/zone.ts';
import type { CheckoutRejection } from './present-start.ts';

type Schemas = components['schemas'];
type Quote = Schemas['ShippingQuote'];
type Item = Pick<
  Schemas['CatalogItem'],
  'digital' | 'subscription' | 'kit' | 'title' | 'attributes'
>;
type Key = Pick<NamedLine, 'catalogId' | 'catalogItemId'>;
type Line = Key & { quantity: number };
type ItemOf = (key: Key) => Item | null;

const isSent = ({ digital, subscription }: Item) => !digital && !subscription;

/** Returns the parts in whose place a kit ships. Other items have none. */
export const shippedPartsOf = (item: Item | null): Line[] =>
  item?.kit && isSent(item) ? partsListed(item.attributes) : [];

/**
 * Adds item titles, attributes and the digital flag to lines. Replaces each kit with its shipped
 * parts, as in a cart.
 */
export const namedLines = (lines: readonly Line[], itemOf: ItemOf): NamedLine[] =>
  lines.flatMap((line) => {
    const kit = itemOf(line);
    const parts = shippedPartsOf(kit).map((part) => {
      const named = namedLine({ ...part, quantity: part.quantity * line.quantity }, itemOf);
      return { ...named, attributes: attributesInKit(named.attributes, kit?.attributes ?? []) };
    });
    return parts.length === 0 ? [namedLine(line, itemOf)] : parts.filter(({ digital }) => !digital);
  });

function namedLine(line: Line, itemOf: ItemOf): NamedLine {
  const { catalogId, catalogItemId, quantity } = line;
  const item = itemOf(line);
  return {
    catalogId,
    catalogItemId,
    quantity,
    digital: item !== null && !isSent(item),
    title: item?.title ?? catalogItemId,
    attributes: item?.attributes ?? [],
  };
}

interface ShippingRequest {
  lines: readonly NamedLine[];
  from: Parameters<typeof validateCustomsData>[1]['from'];
  to: Destination;
  /** Countries the shop ships to. */
  shipTo: readonly string[];
}

/** Returns why shipping can't be quoted, or the destination's invalid fields, or null. */
export function validateShipping({
  lines,
  from,
  to,
  shipTo,
}: ShippingRequest): QuoteRejection | { invalid: Schemas['FieldError'][] } | null {
  const rejected = validateQuote({ lines, country: to.country, shipTo });
  if (rejected !== null) return rejected;
  const message = invalidZip(to);
  if (message !== null) return { invalid: [{ path: 'zip', message }] };
  return validateCustomsData(lines, { from, to });
}

interface QuoteTerms {
  quoteId: string;
  now: Date;
  timeZone: string;
  shipWithinWorkingDays: number;
  fallbackShipping: FallbackCents;
}

/**
 * Returns the shipping options for parcels, or why no carrier accepts one of them. Returns null if
 * there are no parcels.
 * @param known the carriers' rates for each parcel and when they expire. Null for a parcel if the
 * carriers couldn't be reached.
 */
export function quoteParcels(
  parcels: readonly QuotedParcel<NamedLine>[],
  known: readonly ({ rates: readonly LabelRate[]; expiresAt: Date } | null)[],
  { fallbackShipping, ...terms }: QuoteTerms,
): Quote | CheckoutRejection | null {
  if (parcels.length === 0) return null;
  const rates = known.map((one) => one?.rates ?? null);
  const rejection = validateParcels(parcels, rates);
  if (rejection !== null) return rejection;
  const estimatedUntil = terms.now.getTime() + QUOTED_MS;
  const ends = known.map((one) => one?.expiresAt.getTime() ?? estimatedUntil);
  const priced = parcels.map((parcel, at) => ({ ...parcel, rates: rates[at] ?? [] }));
  return quoteOf({
    ...terms,
    validUntil: new Date(Math.min(...ends)),
    choices: choicesOf(priced, fallbackShipping),
  });
}

/** What a customer pays for shipping. The quote is null if nothing is shipped. */
type ShippingCharge = { quote: Quote | null } | CheckoutRejection;

/**
 * Charges shipping according to the last quote the customer saw, while it is valid. Returns null if
 * a new quote is needed.
 * @param quoteId the quote the customer selected, or null for the last one
 */
export function chargeAsQuoted(
  displayed: Quote | null,
  { quoteId, now }: { quoteId: string | null; now: Date },
): ShippingCharge | null {
  if (displayed === null || !isFirm(displayed, now)) return null;
  return isOutdated(displayed, quoteId) ? shippingChanged(displayed) : { quote: displayed };
}

/**
 * Like `chargeAsQuoted`, with a new quote from the carrier. Customers never pay an amount they
 * haven't seen.
 */
export function chargeAsMade(
  displayed: Quote | null,
  made: Quote | CheckoutRejection | null,
  quoteId: string | null,
): ShippingCharge {
  if (made !== null && 'reason' in made) return made;
  if (made === null || displayed === null) return { quote: made };
  const quote = sameOrNew(displayed, made);
  const seen = !isOutdated(displayed, quoteId) && hasAmounts(displayed, quote.options);
  return seen ? { quote } : shippingChanged(quote);
}
