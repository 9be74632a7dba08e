import type { CartLine } from './queries.ts';

/** Whole cents, so that no sum is ever off by one. */
export function lineCents({ item, quantity }: CartLine): number {
  return Math.round(item.price * 100) * quantity;
}

export function cartCents(lines: CartLine[]): number {
  return lines.reduce((cents, line) => cents + lineCents(line), 0);
}
