import type { components } from '../../src/schema.d.ts';
import type { CartRow } from './cart-rows.ts';

export function presentCart(rows: readonly CartRow[]): components['schemas']['CartLine'][] {
  return rows.map(({ item, quantity, available, buyable }) => ({
    item: {
      catalogId: item.catalogId,
      catalogItemId: item.catalogItemId,
      title: item.title,
      description: item.description,
      image: item.image,
      price: item.price,
      digital: item.digital,
      subscription: item.subscription,
      inventory: available,
      available: buyable && available > 0,
    },
    quantity,
  }));
}
