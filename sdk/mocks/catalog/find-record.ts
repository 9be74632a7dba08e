import { notFound } from '../../contract/failure.ts';
import type { ShopState } from '../state.ts';
import { noSuch } from '../../domain/records.ts';

export interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** @throws 404 where there is none */
export function findItem(
  { items }: Pick<ShopState, 'items'>,
  key: ItemKey,
): ShopState['items'][number] {
  const item = items.find((one) => isOf(one, key));
  if (item === undefined) throw notFound(noSuch('item'));
  return item;
}

export function isOf(one: ItemKey, { catalogId, catalogItemId }: ItemKey): boolean {
  return one.catalogId === catalogId && one.catalogItemId === catalogItemId;
}

export const keyTextOf = ({ catalogId, catalogItemId }: ItemKey) => `${catalogId}/${catalogItemId}`;
