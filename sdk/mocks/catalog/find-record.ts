import type { ShopState, AtProvider } from '../state.ts';
import { getOr404 } from '../core/find.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** @throws 404 where there is none */
export function findItem(
  { items }: Pick<ShopState, 'items'>,
  key: ItemKey,
): ShopState['items'][number] {
  return getOr404(items, (one) => isOf(one, key), 'item');
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

/** An item, also one that was deleted: whoever has it may still read of it. */
export function knownItem(
  { items, gone }: Pick<ShopState, 'items' | 'gone'>,
  key: ItemKey,
): ShopState['items'][number] | undefined {
  return [...items, ...gone.items].find((one) => isOf(one, key));
}

/** A catalogue, also one that was deleted. */
export function knownCatalog(
  { catalogs, gone }: Pick<ShopState, 'catalogs' | 'gone'>,
  { catalogId }: Pick<ItemKey, 'catalogId'>,
): ShopState['catalogs'][number] | undefined {
  return [...catalogs, ...gone.catalogs].find((one) => one.catalogId === catalogId);
}
