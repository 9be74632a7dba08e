import { whyNotCart, whyNotLine, type WantedLine } from '@spindle/sdk/domain/cart/why-not';
import type { CartRow } from '../cart/read-cart.ts';
import { type Refusal as Because } from '@spindle/sdk/domain/refusal';

/** Why checkout cannot go on, with the item where one is to blame. */
export interface Refusal extends Because {
  item?: { catalogId: string; itemId: string };
}

/** What can be refused from the cart alone, before anything is locked or anybody asked. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  const refusal = whyNotCart(
    cart.map(({ quantity, priceCents }) => ({ quantity, unitCents: priceCents })),
  );
  return refusal;
}

export function subtotalCents(cart: readonly CartRow[]): number {
  return cart.reduce((sum, row) => sum + row.priceCents * row.quantity, 0);
}

/** Why this many units of a line cannot be had; `available` is what this customer could buy. */
export function refuseLine(
  line: WantedLine & { catalogId: string; itemId: string },
): Refusal | null {
  const refusal = whyNotLine(line);
  if (refusal === null) return null;
  return { ...refusal, item: { catalogId: line.catalogId, itemId: line.itemId } };
}
