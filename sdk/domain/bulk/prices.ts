import { validatePriceBreaks, type PriceBreak } from '../catalog/price-breaks.ts';
import { conflicts, validateEditOfSale, type StoredPrice } from '../catalog/validate-sale.ts';
import { formatMoney, parsePrice } from '../money/dollars.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { BulkInput } from './input.ts';

/** An item's price before and after a price change, in cents. */
export interface PriceStep {
  from: number;
  to: number;
}

/** Limits of the price form in cents. The lower one is also the smallest payable price. */
const LEAST = 1;
const MAX = 999_999_999;

/** An item's prices as stored, in cents. */
export interface ItemPrices extends StoredPrice {
  priceBreaks: readonly PriceBreak[];
}

/** Calculates a new price in whole cents. */
export function priceStep(
  from: number,
  { price, percent, difference = 0 }: Pick<BulkInput, 'price' | 'percent' | 'difference'>,
): PriceStep {
  if (price !== undefined) return { from, to: parsePrice(price) };
  if (percent === undefined) return { from, to: from + difference };
  return { from, to: Math.round((from * (100 + percent)) / 100) };
}

/** Returns why an item can't take a price change, or null if it can or already has that price. */
export function validatePriceStep(
  { price, subscription, priceBreaks, ...sale }: ItemPrices,
  { from, to }: PriceStep,
  now: Date,
): Rejection | null {
  if (price === to) return null;
  if (price !== from) {
    return rejection(
      'CHANGED_MEANWHILE',
      `This item now costs ${dollars(price)}, not ${dollars(from)}. Review the change and try again.`,
    );
  }
  if (to < LEAST || to > MAX) {
    return rejection(
      'PRICE_OUT_OF_RANGE',
      `The new price would be ${dollars(to)}. Prices must be from ${dollars(LEAST)} to ${dollars(MAX)}.`,
    );
  }
  const edited = { price: to, subscription };
  const breaks = priceBreaks.map((one) => one.price);
  const conflict = validateEditOfSale(sale, edited, now) ?? validatePriceBreaks(breaks, edited);
  return conflict && rejection(conflict.code, conflict.reason);
}

/** Decides a price change. `changes` is null if the item already has that price. */
export function changePrice(item: ItemPrices, step: PriceStep, now: Date) {
  const rejected = validatePriceStep(item, step, now);
  if (rejected || item.price === step.to) return { rejection: rejected, changes: null };
  const price = step.to;
  return { rejection: null, changes: { price, endsSale: conflicts(item, { ...item, price }) } };
}

export const describePriceChange = ({ from, to }: PriceStep): string =>
  from === to ? `Stays at ${dollars(from)}.` : `${dollars(from)} → ${dollars(to)}`;

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents))}`;
