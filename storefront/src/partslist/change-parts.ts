import { isSamePart, keepParts, ownParts, withUnits, type PartKey } from './own-parts.ts';

export function setUnits(part: PartKey, quantity: number): void {
  const { title, items } = ownParts();
  keepParts({
    title,
    items: items.map((one) => (isSamePart(one, part) ? withUnits(one, quantity) : one)),
  });
}

export function removePart(part: PartKey): void {
  const { title, items } = ownParts();
  keepParts({ title, items: items.filter((one) => !isSamePart(one, part)) });
}
