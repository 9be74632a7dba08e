import { previousPrice, presentCartLine } from '@spindle/sdk/domain/cart/present-cart';
import { priceNow } from '@spindle/sdk/domain/catalog/sale';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import { pricesOf } from '../catalog/prices-of.ts';
import type { ShownRow } from './read-cart.ts';

export const presentCart = (rows: readonly ShownRow[], now: Date) =>
  rows.map((row) => {
    const prices = priceNow({ ...pricesOf(row), digital: row.digital }, now, row.quantity);
    const { chosenPriceCents: selected } = row;
    return presentCartLine({
      ...row,
      ...prices,
      catalogItemId: row.itemId,
      previousPrice: previousPrice(selected === null ? null : toDollars(selected), prices.price),
    });
  });
