import { missingPart, type KitPart } from '../catalog/kits.ts';
import { rejection, type Rejection } from '../rejection.ts';

const MAX_LINES = 100;
/** The smallest amount the payment page accepts. */
export const MIN_CHARGE_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

/** A cart line with the current state of its item. */
export interface RequestedLine {
  title: string;
  quantity: number;
  /** For a digital item, stock only tells whether it is for sale. */
  digital: boolean;
  /** Whether the item is for sale, regardless of stock. */
  buyable: boolean;
  /** Units this customer can buy. */
  available: number;
  /** The parts of a kit. Null for other items. */
  parts?: readonly KitPart[] | null | undefined;
}

/** Returns why a line can't be bought in this quantity and what to do, or null. */
export function lineRejection({
  title,
  quantity,
  digital,
  buyable,
  available,
  parts,
}: RequestedLine): Rejection | null {
  if (!buyable)
    return rejection('NOT_ON_SALE', `${title} is no longer available. Remove it from your cart.`);
  const part = parts ? missingPart(parts) : undefined;
  if (part !== undefined) {
    const code = part.buyable ? 'OUT_OF_STOCK' : 'NOT_ON_SALE';
    return rejection(code, `${kitLacks(title, part)} Remove it from your cart.`);
  }
  if (available <= 0)
    return rejection('OUT_OF_STOCK', `${title} is out of stock. Remove it from your cart.`);
  if (digital || available >= quantity) return null;
  return rejection(
    'NOT_ENOUGH_UNITS',
    `We have only ${available} of ${title} left. Reduce the quantity.`,
  );
}

/** Names the part because of which a kit can't be bought. */
export const kitLacks = (kit: string, { title, buyable }: Pick<KitPart, 'title' | 'buyable'>) =>
  buyable
    ? `${kit} is out of stock because its part ${title} is.`
    : `${kit} can't be bought because its part ${title} isn't available.`;

export const cartEmpty = rejection('CART_EMPTY', 'Your cart is empty.');

/** Returns why a cart can't be paid for and what to do, or null. Doesn't check the stock. */
export function cartRejection(
  lines: readonly { quantity: number; unitCents: number }[],
): Rejection | null {
  if (lines.length === 0) return cartEmpty;
  if (lines.length > MAX_LINES) {
    return rejection(
      'TOO_MANY_LINES',
      `You can buy up to ${MAX_LINES} different items in one order.`,
    );
  }
  const cents = lines.reduce((sum, { quantity, unitCents }) => sum + unitCents * quantity, 0);
  if (cents < MIN_CHARGE_CENTS) {
    return rejection('TOTAL_TOO_SMALL', 'The minimum payment is $0.50. Add another item.');
  }
  if (cents > LARGEST_CENTS)
    return rejection('TOTAL_TOO_LARGE', 'The maximum payment is $999,999.99. Split your order.');
  return null;
}
