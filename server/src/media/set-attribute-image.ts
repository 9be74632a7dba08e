import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { lockItem } from '../catalog/lock-record.ts';
import { recordEdit } from '../catalog/record-edit.ts';
import type { AttributeKey } from '../catalog/save-attribute.ts';
import { pictureAttribute } from './pictured-attribute.ts';

/** @returns a reason where the attribute holds something else */
export async function setAttributeImage(
  editing: Editing,
  { catalogId, itemId, attributeId }: AttributeKey,
  path: string,
): Promise<string | undefined> {
  return editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    const attribute = await tx.findOne(ItemAttribute, { item, attributeId });
    const pictured = pictureAttribute(attribute, 'item', path);
    if (pictured.refusal !== undefined) return pictured.refusal;
    const { before, after } = pictured;
    item.attributesEdited(editing.now);
    const subject = `attribute ${catalogId}/${itemId}/${attributeId}`;
    recordEdit(tx, editing, { verb: 'upload-image', subject, before, after });
    return undefined;
  });
}
