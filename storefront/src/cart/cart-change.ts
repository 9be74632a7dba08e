import { nextBreak } from '@spindle/sdk/domain/catalog/price-breaks';
import { atQuantity } from '@spindle/sdk/domain/catalog/sale';
import type { CartLine } from './queries.ts';

export type CartChange =
  | { kind: 'quantity'; item: CartLine['item']; quantity: number }
  | { kind: 'remove'; item: CartLine['item'] };

export function isSameItem(
  one: { catalogId: string; catalogItemId: string },
  other: { catalogId: string; catalogItemId: string },
): boolean {
  return one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;
}

/** Returns the cart after the change. Applying a change twice is the same as applying it once. */
export function applyChange(lines: CartLine[], change: CartChange): CartLine[] {
  if (change.kind === 'remove') return lines.filter(({ item }) => !isSameItem(item, change.item));
  return lines.map((line) =>
    isSameItem(line.item, change.item) ? withQuantity(line, change.quantity) : line,
  );
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const { price: _price, regularPrice: _regular, priceValidUntil: _end, ...item } = line.item;
  const { nextBreak: _next, ...rest } = line;
  const next = nextBreak(line.item.priceBreaks, quantity);
  return {
    ...rest,
    item: { ...item, ...atQuantity(line.item, quantity) },
    quantity,
    ...(next && { nextBreak: next }),
  };
}
