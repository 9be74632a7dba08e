import type { components } from '../../src/schema.d.ts';

type CartLine = components['schemas']['CartLine'];

/** A line of a cart with its item as it is now. */
export interface CartLineFacts extends Omit<CartLine['item'], 'inventory' | 'available'> {
  quantity: number;
  previousPrice?: number | undefined;
  /** Units this customer can buy now. */
  available: number;
  /** On sale, whatever its count. */
  buyable: boolean;
}

/**
 * What one cost when the customer chose it, where it costs another price now; undefined where it
 * costs the same, or nobody noted it (null).
 */
export const previousPrice = (chosen: number | null, price: number): number | undefined =>
  chosen === null || chosen === price ? undefined : chosen;

export function presentCartLine(line: CartLineFacts): CartLine {
  return {
    item: {
      catalogId: line.catalogId,
      catalogItemId: line.catalogItemId,
      title: line.title,
      description: line.description,
      image: line.image,
      price: line.price,
      ...(line.regularPrice !== undefined && { regularPrice: line.regularPrice }),
      ...(line.priceValidUntil !== undefined && { priceValidUntil: line.priceValidUntil }),
      digital: line.digital,
      subscription: line.subscription,
      inventory: line.available,
      available: line.buyable && line.available > 0,
    },
    quantity: line.quantity,
    ...(line.previousPrice !== undefined && { previousPrice: line.previousPrice }),
  };
}
