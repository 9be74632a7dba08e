import { presentCartLine } from '@spindle/sdk/domain/cart/present-cart';
import { toDollars } from '@spindle/sdk/domain/money/dollars';
import type { CartRow } from './read-cart.ts';

export const presentCart = (rows: readonly CartRow[]) =>
  rows.map((row) =>
    presentCartLine({ ...row, catalogItemId: row.itemId, price: toDollars(row.priceCents) }),
  );
