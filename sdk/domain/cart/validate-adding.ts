import { missingPart, type KitPart } from '../catalog/kits.ts';
import { noSuch } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { kitLacks } from './cart-rejection.ts';

/** Maximum units of one item in a cart. */
export const MAX_IN_CART = 1_000_000;

/** Returns the quantity to store for a requested quantity. */
export const savedUnits = ({ digital }: { digital: boolean }, units: number) =>
  digital ? 1 : Math.min(units, MAX_IN_CART);

/** An item together with its catalog's state. */
export interface OfferedItem {
  title: string;
  /** Whether both the item and the catalog are enabled and sold by the shop itself. */
  shown: boolean;
  subscription: boolean;
  expired: boolean;
  locked: boolean;
  /** The parts of a kit. Null for other items. */
  parts?: readonly KitPart[] | null | undefined;
}

/**
 * Returns why an unavailable item can't be added to a cart. The code distinguishes missing items
 * from existing ones.
 */
export function explainUnavailable(item: OfferedItem | undefined): Rejection {
  if (!item?.shown) return noSuch('item');
  const { title } = item;
  if (item.subscription) {
    return rejection(
      'SOLD_BY_SUBSCRIPTION',
      `${title} is sold as a subscription. Subscribe on its page instead.`,
    );
  }
  if (item.expired) return rejection('DISCONTINUED', `${title} is discontinued.`);
  if (item.locked) return rejection('NOT_ON_SALE_YET', `${title} isn't available yet.`);
  const part = item.parts ? missingPart(item.parts) : undefined;
  return rejection('OUT_OF_STOCK', part ? kitLacks(title, part) : `${title} is out of stock.`);
}

export const notInCart = rejection('NOT_FOUND', "This item isn't in your cart.");
