import { noSuch } from '../records.ts';
import { refusal, type Refusal } from '../refusal.ts';

/** The most units of one item a cart can hold. */
export const MOST_IN_CART = 1_000_000;

/** As many units of an item as a cart keeps where it is to have so many. */
export const keptUnits = ({ digital }: { digital: boolean }, units: number) =>
  digital ? 1 : Math.min(units, MOST_IN_CART);

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
export function refuseAdding(item: OfferedItem | undefined): Refusal {
  if (!item?.shown) return noSuch('item');
  const { title } = item;
  if (item.subscription) {
    return refusal(
      'SOLD_BY_SUBSCRIPTION',
      `${title} is sold by subscription. Subscribe on its page instead.`,
    );
  }
  if (item.expired) return refusal('DISCONTINUED', `${title} is discontinued.`);
  if (item.locked) return refusal('NOT_ON_SALE_YET', `${title} is not on sale yet.`);
  return refusal('OUT_OF_STOCK', `${title} is out of stock.`);
}

export const notInCart = refusal('NOT_FOUND', 'This item is not in your cart.');
