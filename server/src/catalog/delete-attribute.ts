import { notFound } from '../http/failure.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { ItemAttribute } from './item-attribute.entity.ts';
import { lockItem } from './lock-record.ts';
import type { AttributeKey } from './save-attribute.ts';

/** @throws 404 where the item has none of that name */
export async function deleteAttribute(editing: Editing, key: AttributeKey): Promise<void> {
  await editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, key.catalogId, key.itemId);
    const deleted = await tx.nativeDelete(ItemAttribute, { item, attributeId: key.attributeId });
    if (deleted === 0) throw notFound('The item has no attribute of that name.');
    item.attributesEdited(editing.now);
  });
}
