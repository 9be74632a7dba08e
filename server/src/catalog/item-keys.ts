import type { AttributeKey } from '../editing/member-kind.ts';
import type { ItemKey } from './catalog-rows.ts';

interface ItemParams {
  catalogId: string;
  catalogItemId: string;
}

/** Returns the key of the item named by a path. */
export function itemKey({ catalogId, catalogItemId: itemId }: ItemParams): ItemKey {
  return { catalogId, itemId };
}

/** Returns the key of the attribute named by a path. */
export function attributeKey(params: ItemParams & { attributeId: string }): AttributeKey<ItemKey> {
  return { owner: itemKey(params), attributeId: params.attributeId };
}
