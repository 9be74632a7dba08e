import type { components } from '../../src/schema.d.ts';

type CartLine = components['schemas']['CartLine'];

/** A line of a cart with its item as it is now. */
export interface CartLineFacts extends Omit<CartLine['item'], 'inventory' | 'available'> {
  quantity: number;
  /** Units this customer can buy now. */
  available: number;
  /** On sale, whatever its count. */
  buyable: boolean;
}

export function presentCartLine(line: CartLineFacts): CartLine {
  return {
    item: {
      catalogId: line.catalogId,
      catalogItemId: line.catalogItemId,
      title: line.title,
      description: line.description,
      image: line.image,
      price: line.price,
      digital: line.digital,
      subscription: line.subscription,
      inventory: line.available,
      available: line.buyable && line.available > 0,
    },
    quantity: line.quantity,
  };
}
