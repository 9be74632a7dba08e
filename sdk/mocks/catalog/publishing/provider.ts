import type { AtProvider, ShopState } from '../../state.ts';
import { keyTextOf, type ItemKey } from '../find-record.ts';

/** What the payment provider has of an item; nothing before it was published. */
export function findAtProvider({ publications }: ShopState, key: ItemKey): AtProvider | undefined {
  return publications[keyTextOf(key)];
}

/** Checkout charges the shop's own price until staff publish again. */
export function forgetPublishedPrice({ publications }: ShopState, key: ItemKey): void {
  const at = publications[keyTextOf(key)];
  if (at?.Price) at.priceForgotten = true;
}

export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
