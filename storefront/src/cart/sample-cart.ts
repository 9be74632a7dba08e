import type { CartLine } from './queries.ts';

/** A line of a cart, for tests. */
export function sampleLine(facts: Partial<CartLine['item']> = {}, quantity = 1): CartLine {
  return {
    item: {
      catalogId: 'spindles',
      catalogItemId: 'er20',
      title: 'ER20 spindle',
      description: '2.2 kW, water-cooled.',
      image: 'catalog/spindles/er20.webp',
      price: 389.95,
      digital: false,
      subscription: false,
      inventory: 7,
      available: true,
      ...facts,
    },
    quantity,
  };
}
