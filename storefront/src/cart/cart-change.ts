import type { CartLine } from './queries.ts';

/** What the customer wants to be different about one line. */
export type CartChange =
  | { kind: 'quantity'; item: CartLine['item']; quantity: number }
  | { kind: 'remove'; item: CartLine['item'] };

export function isSameItem(
  one: { catalogId: string; catalogItemId: string },
  other: { catalogId: string; catalogItemId: string },
): boolean {
  return one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;
}

/** The cart as it will be once the change is made. Applying it twice is the same as once. */
export function applyChange(lines: CartLine[], change: CartChange): CartLine[] {
  if (change.kind === 'remove') return lines.filter(({ item }) => !isSameItem(item, change.item));
  return lines.map((line) =>
    isSameItem(line.item, change.item) ? { ...line, quantity: change.quantity } : line,
  );
}
