import { whyNotCart, whyNotLine } from '@spindle/sdk/domain/cart/why-not';
import { unitCents } from './cart-sum.ts';
import type { CartLine } from './queries.ts';

/** Why the cart cannot be checked out as it stands, and what to do; null where it can. */
export function whyNotCheckout(lines: CartLine[]): string | null {
  const whole = whyNotCart(
    lines.map((line) => ({ quantity: line.quantity, unitCents: unitCents(line) })),
  );
  return lines.map(whyNot).find((reason) => reason !== null) ?? whole?.reason ?? null;
}

/** Whether nothing of it goes into a parcel; an empty cart is not digital. */
export function isDigital(lines: CartLine[]): boolean {
  return lines.length > 0 && lines.every(({ item }) => item.digital);
}

function whyNot({ item, quantity }: CartLine): string | null {
  const { title, digital, available, inventory } = item;
  // What is on sale and what is there are told as one; without units it is the units that lack.
  const refusal = whyNotLine({
    title,
    quantity,
    digital,
    buyable: available || inventory < 1,
    available: inventory,
  });
  return refusal?.reason ?? null;
}
