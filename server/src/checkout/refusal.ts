import { whyNotLine, type RequestedLine } from '@spindle/sdk/domain/cart/why-not';
import { blaming, type CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type { CartRow } from '../cart/read-cart.ts';

export function subtotalCents(cart: readonly CartRow[]): number {
  return cart.reduce((sum, row) => sum + row.priceCents * row.quantity, 0);
}

/** Why this many units of a line cannot be had; `available` is what this customer could buy. */
export function refuseLine(
  line: RequestedLine & { catalogId: string; itemId: string },
): CheckoutRefusal | null {
  const refusal = whyNotLine(line);
  return refusal && blaming(refusal, { ...line, catalogItemId: line.itemId });
}
