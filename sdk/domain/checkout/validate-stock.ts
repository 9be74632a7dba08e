import { lineRejection, type RequestedLine } from '../cart/cart-rejection.ts';
import { rejection } from '../rejection.ts';
import { rejectionForItem, type CheckoutRejection } from './present-start.ts';

interface StockLine extends RequestedLine {
  catalogId: string;
  catalogItemId: string;
}

/**
 * Returns why the units of a cart can't be reserved, or null. Kits and single items need units of
 * the same stock.
 */
export function validateStock(lines: readonly StockLine[]): CheckoutRejection | null {
  for (const line of lines) {
    const why = lineRejection(line);
    if (why !== null) return rejectionForItem(why, line);
  }
  const needed = new Map<string, number>();
  for (const line of lines) {
    for (const { key, title, quantity, available } of unitsOf(line)) {
      const sum = (needed.get(key) ?? 0) + quantity;
      needed.set(key, sum);
      if (sum > available) return rejectionForItem(tooFew(title, available), line);
    }
  }
  return null;
}

const tooFew = (title: string, available: number) =>
  rejection(
    'NOT_ENOUGH_UNITS',
    `We have only ${available} of ${title} left for your whole cart, kits included. Reduce the quantity.`,
  );

/** Returns the stock that a line needs: of its item, or of its kit's parts. */
function unitsOf({ parts, quantity: units, ...line }: StockLine) {
  return (parts ?? [{ ...line, quantity: 1 }])
    .filter(({ digital }) => !digital)
    .map(({ catalogId, catalogItemId, quantity, ...item }) => ({
      key: `${catalogId}/${catalogItemId}`,
      title: item.title,
      available: item.available,
      quantity: quantity * units,
    }));
}
