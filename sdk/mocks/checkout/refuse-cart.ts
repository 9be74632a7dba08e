import type { CartRow } from '../cart/cart-rows.ts';
import { centsOf } from '../core/dollars.ts';

/** Why checkout cannot go on, in words for the customer; with the item where one is to blame. */
export interface Refusal {
  reason: string;
  item?: { catalogId: string; catalogItemId: string };
}

const MOST_LINES = 100;
const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

/** What can be refused from the cart alone. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  if (cart.length === 0) return { reason: 'Your cart is empty.' };
  if (cart.length > MOST_LINES) {
    return { reason: `At most ${MOST_LINES} different items can be bought at once.` };
  }
  const subtotal = subtotalCents(cart);
  if (subtotal < SMALLEST_CENTS) {
    return { reason: 'The payment page cannot take less than $0.50. Please add another item.' };
  }
  if (subtotal > LARGEST_CENTS) {
    return { reason: 'The payment page cannot take more than $999,999.99 at once.' };
  }
  return null;
}

function subtotalCents(cart: readonly CartRow[]): number {
  return cart.reduce((sum, { item, quantity }) => sum + centsOf(item.price) * quantity, 0);
}

/** Why this many units of a line cannot be had. */
export function refuseRow({ item, quantity, available, buyable }: CartRow): Refusal | null {
  const { catalogId, catalogItemId, title } = item;
  const refuse = (reason: string) => ({ reason, item: { catalogId, catalogItemId } });
  if (!buyable || item.subscription) {
    return refuse(`${title} is no longer on sale. Please take it out of your cart.`);
  }
  if (available <= 0) return refuse(`${title} is out of stock. Please take it out of your cart.`);
  // the count of a digital item only says whether it is sold at all
  if (!item.digital && available < quantity) {
    const units = available === 1 ? 'one is' : `${available} are`;
    return refuse(`Only ${units} left of ${title}. Please lower the quantity.`);
  }
  return null;
}
