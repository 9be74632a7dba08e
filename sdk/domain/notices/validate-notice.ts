import { type OfferedItem, explainUnavailable } from '../cart/validate-adding.ts';
import { noSuch } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';

export interface AwaitedItem extends Omit<OfferedItem, 'subscription'> {
  /**
   * Units that aren't reserved. For a digital item, any number above 0 means that it is for sale.
   */
  available: number;
}

/** Returns whether the item can be bought now. */
export const isOnSale = ({ shown, expired, locked, available }: AwaitedItem): boolean =>
  shown && !expired && !locked && available > 0;

/** Returns why customers can't ask to be notified about an item, or null. */
export function validateNotice(item: AwaitedItem | undefined): Rejection | null {
  if (!item?.shown) return noSuch('item');
  if (item.expired) return explainUnavailable({ ...item, subscription: false });
  if (!isOnSale(item)) return null;
  return rejection('ON_SALE_NOW', `${item.title} is already available.`);
}

export const notificationSaved = "We'll email you when this item is available.";
export const noticeWithdrawn = 'Notification canceled.';
