import { whyNotCart, whyNotLine } from '../../domain/cart/why-not.ts';
import type { CartRow } from '../cart/cart-rows.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { type Refusal as Because } from '../../domain/refusal.ts';

/** Why checkout cannot go on, with the item where one is to blame. */
export interface Refusal extends Because {
  item?: { catalogId: string; catalogItemId: string };
}

/** What can be refused from the cart alone. */
export function refuseCart(cart: readonly CartRow[]): Refusal | null {
  const refusal = whyNotCart(
    cart.map(({ item, quantity }) => ({ quantity, unitCents: fromDollars(item.price) })),
  );
  return refusal;
}

/** Why this many units of a line cannot be had. */
export function refuseRow({ item, quantity, available, buyable }: CartRow): Refusal | null {
  const { catalogId, catalogItemId, title, digital, subscription } = item;
  const refusal = whyNotLine({
    title,
    quantity,
    digital,
    buyable: buyable && !subscription,
    available,
  });
  return refusal && { ...refusal, item: { catalogId, catalogItemId } };
}
