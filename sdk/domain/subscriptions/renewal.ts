import { formatMoney } from '../money/dollars.ts';

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;

export interface RenewalPrice {
  cents: number;
  interval: (typeof INTERVALS)[number];
  intervalCount: number;
}

/** Describes the price and interval of a subscription's renewal: "$29.00 every month". */
export function renewalText({ cents, interval, intervalCount }: RenewalPrice): string {
  const period = intervalCount === 1 ? interval : `${intervalCount} ${interval}s`;
  return `${formatMoney(cents)} every ${period}`;
}

/** Returns the text that a customer agrees to by subscribing. `terms` is written by staff. */
export function renewalNote(cents: number, terms: string): string {
  const price = renewalOfTerms(cents, terms);
  const rhythm = price ? renewalText(price) : `${formatMoney(cents)} ${terms}`.trim();
  return `Renews automatically at ${rhythm}, plus tax, until you cancel.`;
}

const ADVERBS: Record<string, RenewalPrice['interval']> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};

/** Parses "/ month", "per year", "every 3 months" or "monthly". Returns null for other text. */
function renewalOfTerms(cents: number, terms: string): RenewalPrice | null {
  const phrase = terms.trim().toLowerCase();
  const adverb = ADVERBS[phrase];
  if (adverb) return { cents, interval: adverb, intervalCount: 1 };
  const [, count, unit] =
    /^(?:\/|per|every|a|each)?\s*(\d+)?\s*(day|week|month|year)s?$/.exec(phrase) ?? [];
  const interval = INTERVALS.find((one) => one === unit);
  if (interval === undefined) return null;
  return { cents, interval, intervalCount: count === undefined ? 1 : Number(count) };
}
