import type { ShopState } from '../state.ts';
import { isOf, type ItemKey } from './find-record.ts';

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
