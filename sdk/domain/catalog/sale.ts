import { fromDollars } from '../money/dollars.ts';
import type { PriceBreak } from './price-breaks.ts';

/** The period of a sale is `[saleStarts, saleEnds)`. All three fields are null without a sale. */
export interface Sale {
  /** In the same unit as the regular price: dollars or cents. */
  salePrice: number | null;
  saleStarts: Date | string | null;
  saleEnds: Date | string | null;
}

export interface PricedItem extends Sale {
  /** The regular price. */
  price: number;
  /** In the same unit; increasing quantities, decreasing prices. */
  priceBreaks: readonly PriceBreak[];
  /** Digital items are sold one at a time, so their quantity prices don't apply. */
  digital?: boolean;
}

export const noSale = { salePrice: null, saleStarts: null, saleEnds: null };

/** Converts a sale's price from dollars to cents. */
export const saleInCents = ({ salePrice, ...times }: Sale): Sale => ({
  salePrice: salePrice === null ? null : fromDollars(salePrice),
  ...times,
});

/** The current unit price and, if it is reduced, the regular one. */
export interface PriceNow {
  price: number;
  regularPrice?: number;
  /** The quantities that lower the price further; absent if there are none. */
  priceBreaks?: PriceBreak[];
  /** When the sale ends: ISO 8601, UTC. */
  priceValidUntil?: string;
}

/** Whether an item's sale is active, upcoming or over. */
export type SaleState = 'none' | 'coming' | 'on' | 'ended';

export function saleState({ salePrice, saleStarts, saleEnds }: Sale, now: Date): SaleState {
  if (salePrice === null || saleStarts === null || saleEnds === null) return 'none';
  if (now < new Date(saleStarts)) return 'coming';
  return now < new Date(saleEnds) ? 'on' : 'ended';
}

/**
 * Returns the price customers pay for each of `quantity` units at `now`: the lowest of the regular,
 * the sale and the quantity price.
 */
export function priceNow(item: PricedItem, now: Date, quantity = 1): PriceNow {
  const single = singlePriceNow(item, now);
  const priceBreaks = item.priceBreaks.filter(({ price }) => !item.digital && price < single.price);
  const reached = priceBreaks.findLast(({ from }) => from <= quantity);
  return {
    ...(reached ? { price: reached.price, regularPrice: item.price } : single),
    ...(priceBreaks.length > 0 && { priceBreaks }),
  };
}

function singlePriceNow(item: Omit<PricedItem, 'priceBreaks' | 'digital'>, now: Date): PriceNow {
  const { price, salePrice, saleEnds } = item;
  if (salePrice === null || saleEnds === null || saleState(item, now) !== 'on') return { price };
  const priceValidUntil = new Date(saleEnds).toISOString();
  return { price: salePrice, regularPrice: price, priceValidUntil };
}

/**
 * Returns a price that was read for one quantity as it is for another, so that screens don't have
 * to wait for the server.
 */
export function atQuantity(read: PriceNow, quantity: number): PriceNow {
  const { priceBreaks = [], regularPrice, ...single } = read;
  const regular = regularPrice ?? read.price;
  const reached = priceBreaks.findLast(({ from }) => from <= quantity);
  if (reached) return { price: reached.price, regularPrice: regular, priceBreaks };
  const isAtBreak = priceBreaks.some(({ price }) => price === read.price);
  return isAtBreak ? { ...single, price: regular, priceBreaks } : read;
}

/** Returns when a sale will next change the item's price, or null if none will. */
export function nextPriceChange(sale: Sale, now: Date): Date | null {
  const { saleStarts, saleEnds } = sale;
  const state = saleState(sale, now);
  const next = { none: null, coming: saleStarts, on: saleEnds, ended: null }[state];
  return next === null ? null : new Date(next);
}

/** A price as the API returns it to customers or to staff. */
export interface ReadPrice {
  price: number;
  regularPrice?: number;
  priceValidUntil?: string;
  priceBreaks?: PriceBreak[];
  /** Only for staff. Then `price` is the regular price. */
  currentPrice?: number;
  saleEnds?: string | null;
}

/** Returns the current price from either form. */
export function displayPrice(read: ReadPrice): PriceNow {
  const { price, regularPrice, priceValidUntil, priceBreaks, currentPrice, saleEnds } = read;
  if (currentPrice === undefined) {
    return {
      price,
      ...(regularPrice !== undefined && { regularPrice }),
      ...(priceValidUntil !== undefined && { priceValidUntil }),
      ...(priceBreaks !== undefined && { priceBreaks }),
    };
  }
  const lower = priceBreaks?.filter((one) => one.price < currentPrice) ?? [];
  return {
    price: currentPrice,
    ...(currentPrice !== price && {
      regularPrice: price,
      ...(saleEnds && { priceValidUntil: saleEnds }),
    }),
    ...(lower.length > 0 && { priceBreaks: lower }),
  };
}
