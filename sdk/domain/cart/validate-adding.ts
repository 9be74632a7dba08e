import { noSuch } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';

/** The most units of one item a cart can hold. */
export const MAX_IN_CART = 1_000_000;

/** As many units of an item as a cart keeps where it is to have so many. */
export const savedUnits = ({ digital }: { digital: boolean }, units: number) =>
  digital ? 1 : Math.min(units, MAX_IN_CART);

/** An item as it stands with its catalogue. */
export interface OfferedItem {
  title: string;
  /** Both are enabled, and sold by the shop itself. */
  shown: boolean;
  subscription: boolean;
  expired: boolean;
  locked: boolean;
}

/** Why an item that is not to be had is not put into a cart: its code tells whether it exists. */
export function explainUnavailable(item: OfferedItem | undefined): Rejection {
  if (!item?.shown) return noSuch('item');
  const { title } = item;
  if (item.subscription) {
    return rejection(
      'SOLD_BY_SUBSCRIPTION',
      `${title} is sold by subscription. Subscribe on its page instead.`,
    );
  }
  if (item.expired) return rejection('DISCONTINUED', `${title} is discontinued.`);
  if (item.locked) return rejection('NOT_ON_SALE_YET', `${title} is not on sale yet.`);
  return rejection('OUT_OF_STOCK', `${title} is out of stock.`);
}

export const notInCart = rejection('NOT_FOUND', 'This item is not in your cart.');
