import { notFound } from '@spindle/sdk/contract/failure';
import { auditedAttribute } from './edited-attribute.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { ItemAttribute } from './item-attribute.entity.ts';
import { lockItem } from './lock-record.ts';
import { recordEdit } from './record-edit.ts';
import type { AttributeKey } from './save-attribute.ts';

/** @throws 404 where the item has none of that name */
export async function deleteAttribute(editing: Editing, key: AttributeKey): Promise<void> {
  const { catalogId, itemId, attributeId } = key;
  await editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    const attribute = await tx.findOne(ItemAttribute, { item, attributeId });
    if (attribute === null) throw notFound('The item has no attribute of that name.');
    tx.remove(attribute);
    item.attributesEdited(editing.now);
    const subject = `attribute ${catalogId}/${itemId}/${attributeId}`;
    const before = auditedAttribute(attribute);
    recordEdit(tx, editing, { verb: 'delete-attribute', subject, before, after: null });
  });
}
