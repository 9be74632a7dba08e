import type { components } from '../../src/schema.d.ts';
import { dayIn, plusBusinessDays } from '../time/calendar.ts';
import type { ShippingChoice } from './choices.ts';
import { zoneOf, type Destination } from './zone.ts';

type Quote = components['schemas']['ShippingQuote'];

interface Amount {
  service: string;
  amount: number;
}

/** How long a carrier's rates are cached. */
export const QUOTED_MS = 60 * 60_000;

interface QuoteFacts {
  quoteId: string;
  now: Date;
  /** The shop's time zone, which decides the date. */
  timeZone: string;
  validUntil: Date;
  /** Working days from payment to shipping. */
  shipWithinWorkingDays: number;
  choices: readonly ShippingChoice[];
}

/** Returns a quote with its shipping and delivery dates. */
export function quoteOf({
  now,
  timeZone,
  choices,
  shipWithinWorkingDays,
  ...facts
}: QuoteFacts): Quote {
  const shipBy = plusBusinessDays(dayIn(timeZone, now), shipWithinWorkingDays);
  return {
    quoteId: facts.quoteId,
    validUntil: facts.validUntil.toISOString(),
    shipBy,
    options: choices.map(({ service, cents, carrier, days, estimated }) => ({
      service,
      amount: cents,
      carrier,
      deliverBy: days === null ? null : plusBusinessDays(shipBy, days),
      estimated,
    })),
  };
}

interface BasketLine {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
  digital: boolean;
}

/** Returns a key for items and zone. Quotes with the same key are interchangeable. */
export function basketOf(lines: readonly BasketLine[], to: Destination): string {
  const sent = lines
    .filter(({ digital }) => !digital)
    .map(({ catalogId, catalogItemId, quantity }) => `${catalogId}/${catalogItemId} ${quantity}`)
    .toSorted();
  return [zoneOf(to), ...sent].join('\n');
}

/** Returns whether a quote has exactly these amounts. */
export function hasAmounts(
  { options }: Pick<Quote, 'options'>,
  amounts: readonly Amount[],
): boolean {
  const written = (list: readonly Amount[]) =>
    list.map(({ service, amount }) => `${service} ${amount}`).join('\n');
  return written(options) === written(amounts);
}

/** Returns what a quote charges if a discount code makes shipping free. */
export const withFreeShipping = <Priced extends Pick<Quote, 'options'>>(quote: Priced): Priced => ({
  ...quote,
  options: quote.options.map((option) => ({ ...option, amount: 0 })),
});

/** Reuses the previous quote's id if the amounts are the same. */
export const sameOrNew = (displayed: Quote | null, quote: Quote): Quote =>
  displayed !== null && hasAmounts(displayed, quote.options)
    ? { ...quote, quoteId: displayed.quoteId }
    : quote;

/**
 * Returns whether a client uses a quote other than the last one shown to the customer, for example
 * in another window.
 * @param quoteId null if the client uses the last one
 */
export const isOutdated = (displayed: Quote | null, quoteId: string | null) =>
  displayed !== null && quoteId !== null && displayed.quoteId !== quoteId;

/** Returns whether the shop still honors a quote. */
export const isValid = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Date) =>
  Date.parse(validUntil) > now.getTime();

/**
 * Returns whether checkout can charge a quote without asking the carrier again. It can't charge an
 * estimate, which may be far below the carrier's price.
 */
export const isFirm = (displayed: Pick<Quote, 'options' | 'validUntil'>, now: Date) =>
  isValid(displayed, now) && !displayed.options.some(({ estimated }) => estimated);
