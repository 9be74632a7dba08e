import type { StoredPrice } from '@spindle/sdk/domain/catalog/validate-sale';
import { priceBreaksOf } from '@spindle/sdk/domain/catalog/price-breaks';
import { saleInCents, type Sale } from '@spindle/sdk/domain/catalog/sale';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import type { ItemRow, PriceRow } from './catalog-rows.ts';

/** A row read as JSON has its times as texts. */
export type AnyPriceRow = Omit<PriceRow, 'sale_starts' | 'sale_ends'> &
  Record<'sale_starts' | 'sale_ends', Date | string | null>;

/** Returns a row's sale, with the price in dollars. */
export function saleOf(row: AnyPriceRow): Sale {
  const { sale_price_cents: cents, sale_starts: saleStarts, sale_ends: saleEnds } = row;
  return { salePrice: cents === null ? null : toDollars(cents), saleStarts, saleEnds };
}

/** Returns a row's prices in dollars. */
export const pricesOf = (row: AnyPriceRow) => ({
  price: toDollars(row.price_cents),
  priceBreaks: priceBreaksOf(row.break_quantities, row.break_prices_cents?.map(toDollars)),
  ...saleOf(row),
});

/** Returns a row's prices in cents. */
export const storedPrice = (row: PriceRow & Pick<ItemRow, 'subscription'>): StoredPrice => ({
  price: row.price_cents,
  subscription: row.subscription,
  ...saleInCents(saleOf(row)),
});
