import type { components } from '../../src/schema.d.ts';
import { dayIn, plusWorkingDays } from '../time/calendar.ts';
import type { ShippingChoice } from './choices.ts';
import { zoneOf, type Destination } from './zone.ts';

type Quote = components['schemas']['ShippingQuote'];

interface Amount {
  service: string;
  amount: number;
}

/** How long what a carrier asks is taken for its price. */
export const QUOTED_MS = 60 * 60_000;

interface QuoteFacts {
  quoteId: string;
  now: Date;
  /** The shop's: its days count. */
  timeZone: string;
  validUntil: Date;
  /** After payment. */
  shipWithinWorkingDays: number;
  choices: readonly ShippingChoice[];
}

/** What somebody is told, with its days. */
export function quoteOf({
  now,
  timeZone,
  choices,
  shipWithinWorkingDays,
  ...facts
}: QuoteFacts): Quote {
  const shipBy = plusWorkingDays(dayIn(timeZone, now), shipWithinWorkingDays);
  return {
    quoteId: facts.quoteId,
    validUntil: facts.validUntil.toISOString(),
    shipBy,
    options: choices.map(({ service, cents, carrier, days, estimated }) => ({
      service,
      amount: cents,
      carrier,
      deliverBy: days === null ? null : plusWorkingDays(shipBy, days),
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

/** The same text for the same parcels to the same zone: quotes of such are one another's. */
export function basketOf(lines: readonly BasketLine[], to: Destination): string {
  const sent = lines
    .filter(({ digital }) => !digital)
    .map(({ catalogId, catalogItemId, quantity }) => `${catalogId}/${catalogItemId} ${quantity}`)
    .toSorted();
  return [zoneOf(to), ...sent].join('\n');
}

/** Whether a quote names these amounts, and no others. */
export function hasAmounts(
  { options }: Pick<Quote, 'options'>,
  amounts: readonly Amount[],
): boolean {
  const written = (list: readonly Amount[]) =>
    list.map(({ service, amount }) => `${service} ${amount}`).join('\n');
  return written(options) === written(amounts);
}

/** The quote as it is told: who was told the same before is told the same again, by its name. */
export const sameOrNew = (shown: Quote | null, quote: Quote): Quote =>
  shown !== null && hasAmounts(shown, quote.options) ? { ...quote, quoteId: shown.quoteId } : quote;

/**
 * Whether a program goes by another quote than the customer was told last: in another window, say.
 * @param quoteId null: it goes by the last
 */
export const isOutdated = (shown: Quote | null, quoteId: string | null) =>
  shown !== null && quoteId !== null && shown.quoteId !== quoteId;

/** Whether what somebody was told is still kept to. */
export const isValid = ({ validUntil }: Pick<Quote, 'validUntil'>, now: Date) =>
  Date.parse(validUntil) > now.getTime();

/**
 * Whether a checkout charges what somebody was told without asking the carrier again. An estimate
 * is not one: it would let goods go for far less than the carrier asks.
 */
export const isFirm = (shown: Pick<Quote, 'options' | 'validUntil'>, now: Date) =>
  isValid(shown, now) && !shown.options.some(({ estimated }) => estimated);
