import { find } from '../core/find.ts';
import type { AtProvider, ShopState } from '../state.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** @throws 404 where there is none */
export function findItem(
  { items }: Pick<ShopState, 'items'>,
  key: ItemKey,
): ShopState['items'][number] {
  return find(items, (one) => isOf(one, key), 'item');
}

export function isOf(one: ItemKey, { catalogId, catalogItemId }: ItemKey): boolean {
  return one.catalogId === catalogId && one.catalogItemId === catalogItemId;
}

export const keyTextOf = ({ catalogId, catalogItemId }: ItemKey) => `${catalogId}/${catalogItemId}`;

/** What the payment provider has of an item; nothing before it was published. */
export function findAtProvider({ publications }: ShopState, key: ItemKey): AtProvider | undefined {
  return publications[keyTextOf(key)];
}

/** Checkout charges the shop's own price until staff publish again. */
export function forgetPublishedPrice(state: ShopState, key: ItemKey): void {
  const at = findAtProvider(state, key);
  if (at?.Price) at.priceForgotten = true;
}
