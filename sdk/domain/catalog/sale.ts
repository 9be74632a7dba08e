import { fromDollars } from '../money/dollars.ts';

/** When a sale is: `[saleStarts, saleEnds)`. All three are null where there is none. */
export interface Sale {
  /** In the unit of the price it is compared with. */
  salePrice: number | null;
  saleStarts: Date | string | null;
  saleEnds: Date | string | null;
}

export interface PricedItem extends Sale {
  /** The regular one. */
  price: number;
}

export const noSale = { salePrice: null, saleStarts: null, saleEnds: null };

/** A sale in dollars as one in cents. */
export const saleInCents = ({ salePrice, ...times }: Sale): Sale => ({
  salePrice: salePrice === null ? null : fromDollars(salePrice),
  ...times,
});

/** What one costs, and beside it what it costs else, while a sale is on. */
export interface PriceNow {
  price: number;
  regularPrice?: number;
  /** When the sale ends: ISO 8601, UTC. */
  priceValidUntil?: string;
}

/** How a sale stands. */
export type SaleState = 'none' | 'coming' | 'on' | 'ended';

export function saleState({ salePrice, saleStarts, saleEnds }: Sale, now: Date): SaleState {
  if (salePrice === null || saleStarts === null || saleEnds === null) return 'none';
  if (now < new Date(saleStarts)) return 'coming';
  return now < new Date(saleEnds) ? 'on' : 'ended';
}

/** What customers pay for one at a moment. */
export function priceNow(item: PricedItem, now: Date): PriceNow {
  const { price, salePrice, saleEnds } = item;
  if (salePrice === null || saleEnds === null || saleState(item, now) !== 'on') return { price };
  const priceValidUntil = new Date(saleEnds).toISOString();
  return { price: salePrice, regularPrice: price, priceValidUntil };
}

/** The next moment at which an item gets another price by itself; null where it never does. */
export function nextPriceChange(sale: Sale, now: Date): Date | null {
  const { saleStarts, saleEnds } = sale;
  const state = saleState(sale, now);
  const next = { none: null, coming: saleStarts, on: saleEnds, ended: null }[state];
  return next === null ? null : new Date(next);
}

/** A price as customers or staff read it. */
export interface ReadPrice {
  price: number;
  regularPrice?: number;
  priceValidUntil?: string;
  /** Staff's: then `price` is the regular one. */
  currentPrice?: number;
  saleEnds?: string | null;
}

/** What to show of a price, whoever reads it. */
export function shownPrice(read: ReadPrice): PriceNow {
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
