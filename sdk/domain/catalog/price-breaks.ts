import type { InvalidField } from '../invalid-field.ts';
import { formatMoney, fromDollars } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';
import type { FieldRejection } from './validate-sale.ts';

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
 * Returns what is wrong with quantity prices whatever the item, or null. Quantities must increase
 * and prices decrease.
 * @param breaks prices in dollars
 */
export function invalidPriceBreaks(breaks: readonly PriceBreak[]): InvalidField | null {
  if (breaks.length > MAX_PRICE_BREAKS) {
    return { path, subject, message: `can have up to ${MAX_PRICE_BREAKS} entries` };
  }
  for (const [at, { from, price }] of breaks.entries()) {
    const previous = breaks[at - 1] ?? { from: 1, price: Infinity };
    if (!Number.isInteger(from) || from <= previous.from) {
      const message = `need increasing quantities: ${from} must be more than ${previous.from}`;
      return { path, subject, message };
    }
    if (!/^\d+(\.\d{1,2})?$/.test(String(price)) || price === 0) {
      return { path, subject, message: 'need prices above $0.00 with at most two decimals' };
    }
    if (price >= previous.price) {
      const message = `need decreasing prices: the price from ${from} units must be below ${formatMoney(fromDollars(previous.price))}`;
      return { path, subject, message };
    }
  }
  return null;
}

/**
 * Returns why an item can't have quantity prices, or null.
 * @param prices in cents, the highest first; null or undefined if there are none
 */
export function validatePriceBreaks(
  prices: readonly number[] | null | undefined,
  item: { price: number; subscription: boolean },
): FieldRejection | null {
  const [highest] = prices ?? [];
  if (highest === undefined) return null;
  if (item.subscription) {
    return {
      ...rejection('SOLD_BY_SUBSCRIPTION', "Subscriptions can't have quantity prices."),
      field: { path, message: 'is not allowed for subscriptions' },
    };
  }
  if (highest < item.price) return null;
  const message = `must be below the regular price of ${formatMoney(item.price)}`;
  return {
    ...rejection('PRICE_BREAK_NOT_LOWER', `Quantity prices ${message}.`),
    field: { path, message },
  };
}

/** Splits quantity prices by whether they stay below a new regular price, in the same unit. */
export function breaksAt(price: number, breaks: readonly PriceBreak[]) {
  const left = breaks.filter((one) => one.price < price);
  return { left, removed: breaks.slice(0, breaks.length - left.length) };
}

/** Returns why an item with quantity prices can't become a subscription, or null. */
export function validateEditOfBreaks(
  breaks: readonly PriceBreak[],
  edited: { subscription: boolean },
): FieldRejection | null {
  if (breaks.length === 0 || !edited.subscription) return null;
  return {
    ...rejection(
      'SOLD_BY_SUBSCRIPTION',
      "This item has quantity prices, and subscriptions can't have any. Remove them first.",
    ),
    field: { path: 'subscription', message: 'is not allowed for items with quantity prices' },
  };
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
 * @param breaks prices in cents
 */
export function storedBreaks(breaks: readonly PriceBreak[]) {
  if (breaks.length === 0) return { breakQuantities: null, breakPricesCents: null };
  return {
    breakQuantities: breaks.map(({ from }) => from),
    breakPricesCents: breaks.map(({ price }) => price),
  };
}

/** Converts the prices from dollars to cents. */
export const breaksInCents = (breaks: readonly PriceBreak[]): PriceBreak[] =>
  breaks.map(({ from, price }) => ({ from, price: fromDollars(price) }));

/** Returns the next quantity with a lower price than a line's, or undefined. */
export const nextBreak = (breaks: readonly PriceBreak[] | undefined, quantity: number) =>
  breaks?.find(({ from }) => from > quantity);

export const isPriceBreaks = (value: unknown): value is PriceBreak[] =>
  Array.isArray(value) &&
  value.every(
    (one) => typeof Object(one).price === 'number' && typeof Object(one).from === 'number',
  );

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
