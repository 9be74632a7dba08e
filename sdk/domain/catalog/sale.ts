import { fromDollars } from '../money/dollars.ts';

/** The period of a sale is `[saleStarts, saleEnds)`. All three fields are null without a sale. */
export interface Sale {
  /** In the same unit as the price it is compared with: dollars or cents. */
  salePrice: number | null;
  saleStarts: Date | string | null;
  saleEnds: Date | string | null;
}

export interface PricedItem extends Sale {
  /** The regular price. */
  price: number;
}

export const noSale = { salePrice: null, saleStarts: null, saleEnds: null };

/** Converts a sale's price from dollars to cents. */
export const saleInCents = ({ salePrice, ...times }: Sale): Sale => ({
  salePrice: salePrice === null ? null : fromDollars(salePrice),
  ...times,
});

/** The current unit price and, during a sale, the regular one. */
export interface PriceNow {
  price: number;
  regularPrice?: number;
  /** When the sale ends: ISO 8601, UTC. */
  priceValidUntil?: string;
}

/** Where an item's sale is in time. */
export type SaleState = 'none' | 'coming' | 'on' | 'ended';

export function saleState({ salePrice, saleStarts, saleEnds }: Sale, now: Date): SaleState {
  if (salePrice === null || saleStarts === null || saleEnds === null) return 'none';
  if (now < new Date(saleStarts)) return 'coming';
  return now < new Date(saleEnds) ? 'on' : 'ended';
}

/** Returns the price customers pay for one unit at `now`. */
export function priceNow(item: PricedItem, now: Date): PriceNow {
  const { price, salePrice, saleEnds } = item;
  if (salePrice === null || saleEnds === null || saleState(item, now) !== 'on') return { price };
  const priceValidUntil = new Date(saleEnds).toISOString();
  return { price: salePrice, regularPrice: price, priceValidUntil };
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
  /** Only for staff. Then `price` is the regular price. */
  currentPrice?: number;
  saleEnds?: string | null;
}

/** Returns the price to display from either form. */
export function displayPrice(read: ReadPrice): PriceNow {
  const { price, regularPrice, priceValidUntil, currentPrice, saleEnds } = read;
  if (currentPrice === undefined) {
    return {
      price,
      ...(regularPrice !== undefined && { regularPrice }),
      ...(priceValidUntil !== undefined && { priceValidUntil }),
    };
  }
  if (currentPrice === price) return { price };
  return {
    price: currentPrice,
    regularPrice: price,
    ...(saleEnds && { priceValidUntil: saleEnds }),
  };
}
