import { type OfferedItem, explainUnavailable } from '../cart/validate-adding.ts';
import { noSuch } from '../records.ts';
import { rejection, type Rejection } from '../rejection.ts';

export interface AwaitedItem extends Omit<OfferedItem, 'subscription'> {
  /** Units that nobody holds; of what is delivered by access, above 0 means that it is sold. */
  available: number;
}

/** Whether it can be bought at this moment. */
export const isOnSale = ({ shown, expired, locked, available }: AwaitedItem): boolean =>
  shown && !expired && !locked && available > 0;

/** Why nobody is told of an item when it can be bought; null where somebody is. */
export function validateNotice(item: AwaitedItem | undefined): Rejection | null {
  if (!item?.shown) return noSuch('item');
  if (item.expired) return explainUnavailable({ ...item, subscription: false });
  if (!isOnSale(item)) return null;
  return rejection('ON_SALE_NOW', `${item.title} is already available.`);
}

export const noticeKept = "We'll email you when this item is available.";
export const noticeWithdrawn = 'Notification canceled.';
