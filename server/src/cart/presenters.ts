import type { components } from '@spindle/sdk/schema';
import type { CartRow } from './read-cart.ts';
import { toDollars } from '@spindle/sdk/domain/money/dollars';

type CartLine = components['schemas']['CartLine'];

export function presentCart(rows: readonly CartRow[]): CartLine[] {
  return rows.map((row) => ({
    item: {
      catalogId: row.catalogId,
      catalogItemId: row.itemId,
      title: row.title,
      description: row.description,
      image: row.image,
      price: toDollars(row.priceCents),
      digital: row.digital,
      subscription: row.subscription,
      inventory: row.available,
      available: row.buyable && row.available > 0,
    },
    quantity: row.quantity,
  }));
}
