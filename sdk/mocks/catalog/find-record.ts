import { find } from '../core/find.ts';
import type { ShopState } from '../state.ts';

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
