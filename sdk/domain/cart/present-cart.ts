import type { components } from '../../src/schema.d.ts';
import { nextBreak } from '../catalog/price-breaks.ts';

type CartLine = components['schemas']['CartLine'];

/** A cart line with the current state of its item. */
export interface CartLineFacts extends Omit<CartLine['item'], 'inventory' | 'available'> {
  quantity: number;
  previousPrice?: number | undefined;
  /** Units this customer can buy now. */
  available: number;
  /** Whether the item is for sale, regardless of stock. */
  buyable: boolean;
}

/**
 * Returns the unit price at the time the item was added, if it has changed since then. Returns null
 * if no price was saved.
 */
export const previousPrice = (selected: number | null, price: number): number | undefined =>
  selected === null || selected === price ? undefined : selected;

export function presentCartLine(line: CartLineFacts): CartLine {
  const next = nextBreak(line.priceBreaks, line.quantity);
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
      ...(line.priceBreaks !== undefined && { priceBreaks: line.priceBreaks }),
      digital: line.digital,
      subscription: line.subscription,
      inventory: line.available,
      available: line.buyable && line.available > 0,
    },
    quantity: line.quantity,
    ...(line.previousPrice !== undefined && { previousPrice: line.previousPrice }),
    ...(next !== undefined && { nextBreak: next }),
  };
}
