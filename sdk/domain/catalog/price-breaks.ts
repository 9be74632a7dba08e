import type { InvalidField } from '../invalid-field.ts';
import { formatMoney, fromDollars } from '../money/dollars.ts';

/** From `from` units of an item on, each unit costs `price`. */
export interface PriceBreak {
  /** At least 2. */
  from: number;
  /** In the same unit as the price it is compared with: dollars or cents. */
  price: number;
}

/** Maximum number of quantity prices of an item. */
export const MAX_PRICE_BREAKS = 5;

const path = 'priceBreaks';
const subject = 'the quantity prices';

/**
 * Returns what is wrong with an item's quantity prices, or null. Quantities must increase and
 * prices decrease, from the regular price on.
 * @param breaks prices in cents
 * @param item its regular price in cents
 */
export function invalidPriceBreaks(
  breaks: readonly PriceBreak[],
  item: { price: number; subscription: boolean },
): InvalidField | null {
  if (breaks.length === 0) return null;
  if (item.subscription) return { path, subject, message: 'are not allowed for subscriptions' };
  if (breaks.length > MAX_PRICE_BREAKS) {
    return { path, subject, message: `must be at most ${MAX_PRICE_BREAKS}` };
  }
  for (const [at, { from, price }] of breaks.entries()) {
    const previous = breaks[at - 1] ?? { from: 1, price: item.price };
    if (!Number.isInteger(from) || from <= previous.from) {
      const message = `need increasing quantities: ${from} must be more than ${previous.from}`;
      return { path, subject, message };
    }
    if (price <= 0 || price >= previous.price) {
      const message = `need decreasing prices: ${formatMoney(price)} from ${from} units must be above $0.00 and below ${formatMoney(previous.price)}`;
      return { path, subject, message };
    }
  }
  return null;
}

/** Combines the two stored columns. */
export const priceBreaksOf = (
  quantities: readonly number[] | null,
  prices: readonly number[] | null | undefined,
): PriceBreak[] =>
  (quantities ?? []).flatMap((from, at) => {
    const price = prices?.[at];
    return price === undefined ? [] : [{ from, price }];
  });

/**
 * Returns the two stored columns.
 * @param breaks prices in dollars
 */
export function breakColumns(breaks: readonly PriceBreak[]) {
  if (breaks.length === 0) return { breakQuantities: null, breakPricesCents: null };
  return {
    breakQuantities: breaks.map(({ from }) => from),
    breakPricesCents: breaks.map(({ price }) => fromDollars(price)),
  };
}

/** Returns the next quantity with a lower price than a line's, or undefined. */
export const nextBreak = (breaks: readonly PriceBreak[] | undefined, quantity: number) =>
  breaks?.find(({ from }) => from > quantity);

/** Formats quantity prices for a sheet: `10:7.50; 50:6.90`. Prices in dollars. */
export const formatPriceBreaks = (breaks: readonly PriceBreak[]): string =>
  breaks.map(({ from, price }) => `${from}:${price.toFixed(2)}`).join('; ');

/** Parses `10:7.50; 50:6.90`. Returns prices in dollars, or null if the text has another form. */
export function parsePriceBreaks(text: string): PriceBreak[] | null {
  const parts = text.split(';').map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  const breaks: PriceBreak[] = [];
  for (const part of parts) {
    const found = /^(\d{1,7})\s*:\s*\$?(\d{1,7}(?:\.\d{1,2})?)$/.exec(part);
    if (found === null) return null;
    breaks.push({ from: Number(found[1]), price: Number(found[2]) });
  }
  return breaks;
}
