import type { CartLine } from './queries.ts';

/** Returns whole cents, so that totals are never off by one. */
export function unitCents({ item }: CartLine): number {
  return Math.round(item.price * 100);
}

export function lineCents(line: CartLine): number {
  return unitCents(line) * line.quantity;
}

export function cartCents(lines: CartLine[]): number {
  return lines.reduce((cents, line) => cents + lineCents(line), 0);
}
