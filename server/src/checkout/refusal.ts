import { whyNotCart, whyNotLine, type WantedLine } from '@spindle/sdk/domain/cart/why-not';
import type { CartRow } from '../cart/read-cart.ts';

/** Why checkout cannot go on, in words for the customer; with the item where one is to blame. */
export interface Refusal {
  reason: string;
  item?: { catalogId: string; itemId: string };
}

/** What can be refused from the cart alone, before anything is locked or anybody asked. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  const reason = whyNotCart(
    cart.map(({ quantity, priceCents }) => ({ quantity, unitCents: priceCents })),
  );
  return reason === null ? null : { reason };
}

export function subtotalCents(cart: readonly CartRow[]): number {
  return cart.reduce((sum, row) => sum + row.priceCents * row.quantity, 0);
}

/** Why this many units of a line cannot be had; `available` is what this customer could buy. */
export function refuseLine(
  line: WantedLine & { catalogId: string; itemId: string },
): Refusal | null {
  const reason = whyNotLine(line);
  if (reason === null) return null;
  return { reason, item: { catalogId: line.catalogId, itemId: line.itemId } };
}
