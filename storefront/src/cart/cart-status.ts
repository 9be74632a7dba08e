import { cartRejection, lineRejection } from '@spindle/sdk/domain/cart/cart-rejection';
import { unitCents } from './cart-sum.ts';
import type { CartLine } from './queries.ts';

/** Returns why the cart can't be checked out and what to do, or null if it can. */
export function checkoutRejection(lines: CartLine[]): string | null {
  const whole = cartRejection(
    lines.map((line) => ({ quantity: line.quantity, unitCents: unitCents(line) })),
  );
  return lines.map(rejectionReason).find((reason) => reason !== null) ?? whole?.reason ?? null;
}

/** Returns whether nothing in the cart is shipped. An empty cart is not digital. */
export function isDigital(lines: CartLine[]): boolean {
  return lines.length > 0 && lines.every(({ item }) => item.digital);
}

function rejectionReason({ item, quantity }: CartLine): string | null {
  const { title, digital, available, inventory } = item;
  // `available` is also false when nothing is in stock. Ignore it then, so that only the stock is
  // reported as the reason.
  const rejection = lineRejection({
    title,
    quantity,
    digital,
    buyable: available || inventory < 1,
    available: inventory,
  });
  return rejection?.reason ?? null;
}
