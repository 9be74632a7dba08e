import type { CartRow } from '../cart/read-cart.ts';

/** Why checkout cannot go on, in words for the customer; with the item where one is to blame. */
export interface Refusal {
  reason: string;
  item?: { catalogId: string; itemId: string };
}

const mostLines = 100;
const smallestCents = 50;
const largestCents = 99_999_999;

/** What can be refused from the cart alone, before anything is locked or anybody asked. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  if (cart.length === 0) return { reason: 'Your cart is empty.' };
  if (cart.length > mostLines) {
    return { reason: `At most ${mostLines} different items can be bought at once.` };
  }
  const subtotal = subtotalCents(cart);
  if (subtotal < smallestCents) {
    return { reason: 'The payment page cannot take less than $0.50. Please add another item.' };
  }
  if (subtotal > largestCents) {
    return { reason: 'The payment page cannot take more than $999,999.99 at once.' };
  }
  return null;
}

export function subtotalCents(cart: readonly CartRow[]): number {
  return cart.reduce((sum, row) => sum + row.priceCents * row.quantity, 0);
}

/** Why this many units of a line cannot be had; `available` is what this customer could buy. */
export function refuseLine(
  line: { catalogId: string; itemId: string; title: string; quantity: number },
  buyable: boolean,
  available: number,
): Refusal | null {
  const item = { catalogId: line.catalogId, itemId: line.itemId };
  if (!buyable) {
    return { reason: `${line.title} is no longer on sale. Please take it out of your cart.`, item };
  }
  if (available <= 0) {
    return { reason: `${line.title} is out of stock. Please take it out of your cart.`, item };
  }
  if (available < line.quantity) {
    const units = available === 1 ? 'one is' : `${available} are`;
    return { reason: `Only ${units} left of ${line.title}. Please lower the quantity.`, item };
  }
  return null;
}
