import { whyNotCart, whyNotLine } from '../../domain/cart/why-not.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { fromDollars } from '../../domain/money/dollars.ts';

/** Why checkout cannot go on, in words for the customer; with the item where one is to blame. */
export interface Refusal {
  reason: string;
  item?: { catalogId: string; catalogItemId: string };
}

/** What can be refused from the cart alone. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  const reason = whyNotCart(
    cart.map(({ item, quantity }) => ({ quantity, unitCents: fromDollars(item.price) })),
  );
  return reason === null ? null : { reason };
}

/** Why this many units of a line cannot be had. */
export function refuseRow({ item, quantity, available, buyable }: CartRow): Refusal | null {
  const { catalogId, catalogItemId, title, digital, subscription } = item;
  const reason = whyNotLine({
    title,
    quantity,
    digital,
    buyable: buyable && !subscription,
    available,
  });
  return reason === null ? null : { reason, item: { catalogId, catalogItemId } };
}
