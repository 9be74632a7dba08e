import type { components } from '../../src/schema.d.ts';
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
type Item = Pick<Schemas['CatalogItem'], 'digital' | 'subscription' | 'title' | 'attributes'>;

/** Lines with their items' names, and what their attributes say. */
export const namedLines = (
  lines: readonly { catalogId: string; catalogItemId: string; quantity: number }[],
  itemOf: (line: { catalogId: string; catalogItemId: string }) => Item | null,
): NamedLine[] =>
  lines.map(({ catalogId, catalogItemId, quantity }) => {
    const item = itemOf({ catalogId, catalogItemId });
    return {
      catalogId,
      catalogItemId,
      quantity,
      digital: item !== null && (item.digital || item.subscription),
      title: item?.title ?? catalogItemId,
      attributes: item?.attributes ?? [],
    };
  });

interface ShippingRequest {
  lines: readonly NamedLine[];
  from: Parameters<typeof validateCustomsData>[1]['from'];
  to: Destination;
  /** The countries the shop ships to. */
  shipTo: readonly string[];
}

/** Why shipping is not quoted, or what of the place is not `invalid`; null where it can be. */
export function validateShipping({
  lines,
  from,
  to,
  shipTo,
}: ShippingRequest): QuoteRejection | { invalid: Schemas['FieldError'][] } | null {
  const refused = validateQuote({ lines, country: to.country, shipTo });
  if (refused !== null) return refused;
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
 * What it costs to send these parcels, and when they come, or why no carrier takes one of them; null
 * where there are none.
 * @param known what carriers ask for each, and until when; null where they could not be asked
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

/** What a customer pays for shipping; null where nothing is shipped. */
type Charged = { quote: Quote | null } | CheckoutRejection;

/**
 * What a customer pays for shipping by what they were told last, while that holds; null where the
 * carrier has to be asked again.
 * @param quoteId by which they go; null: by the last
 */
export function chargeAsQuoted(
  shown: Quote | null,
  { quoteId, now }: { quoteId: string | null; now: Date },
): Charged | null {
  if (shown === null || !isFirm(shown, now)) return null;
  return isOutdated(shown, quoteId) ? shippingChanged(shown) : { quote: shown };
}

/** As `chargeAsQuoted` once the carrier was asked: nobody pays what they have not seen. */
export function chargeAsMade(
  shown: Quote | null,
  made: Quote | CheckoutRejection | null,
  quoteId: string | null,
): Charged {
  if (made !== null && 'reason' in made) return made;
  if (made === null || shown === null) return { quote: made };
  const quote = sameOrNew(shown, made);
  const seen = !isOutdated(shown, quoteId) && hasAmounts(shown, quote.options);
  return seen ? { quote } : shippingChanged(quote);
}
