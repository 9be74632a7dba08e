import { noDetails } from '../../domain/catalog/item-details.ts';
import type { ShelfFacts } from '../../domain/picking/shelf.ts';
import type { ShopState, AtProvider } from '../state.ts';
import { getOr404 } from '../core/find.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** @throws 404 if there is none */
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

/**
 * Returns what the payment provider has stored for an item, or undefined if it was never published.
 */
export function findAtProvider({ publications }: ShopState, key: ItemKey): AtProvider | undefined {
  return publications[keyTextOf(key)];
}

/** Makes checkout charge the shop's own price until staff publish a new one. */
export function clearPublishedPrice(state: ShopState, key: ItemKey): void {
  const at = findAtProvider(state, key);
  if (at?.Price) at.priceForgotten = true;
}

/** Finds an item, including deleted ones, because owners can still read about them. */
export function knownItem(
  { items, gone }: Pick<ShopState, 'items' | 'gone'>,
  key: ItemKey,
): ShopState['items'][number] | undefined {
  return [...items, ...gone.items].find((one) => isOf(one, key));
}

/** Returns an item's current shelf location and what is printed on it. */
export function shelfFacts(state: Pick<ShopState, 'items' | 'gone'>, key: ItemKey): ShelfFacts {
  const item = knownItem(state, key);
  const { gtin, bin } = item?.details ?? noDetails;
  return { partNumber: item?.externalId ?? null, gtin, bin };
}

/** Finds a catalog, including deleted ones. */
export function knownCatalog(
  { catalogs, gone }: Pick<ShopState, 'catalogs' | 'gone'>,
  { catalogId }: Pick<ItemKey, 'catalogId'>,
): ShopState['catalogs'][number] | undefined {
  return [...catalogs, ...gone.catalogs].find((one) => one.catalogId === catalogId);
}

/** Returns the spec sheet of an item's catalog. */
export const sheetOf = ({ catalogs }: ShopState, item: ItemKey) =>
  catalogs.find(({ catalogId }) => catalogId === item.catalogId)?.specSheet ?? [];
