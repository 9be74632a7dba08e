import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { ElementAttribute } from '../content/element-attribute.entity.ts';
import { lockElement } from '../content/lock-record.ts';
import { recordEdit } from '../content/record-edit.ts';
import type { ElementAttributeKey } from '../content/save-element-attribute.ts';
import { pictureAttribute } from './pictured-attribute.ts';

/** @returns a reason where the attribute holds something else */
export async function setElementAttributeImage(
  editing: Editing,
  { category, elementId, attributeId }: ElementAttributeKey,
  path: string,
): Promise<string | undefined> {
  return editShopWindow(editing, async (tx) => {
    const element = await lockElement(tx, { category, elementId });
    const attribute = await tx.findOne(ElementAttribute, { element, attributeId });
    const pictured = pictureAttribute(attribute, 'element', path);
    if (pictured.refusal !== undefined) return pictured.refusal;
    const { before, after } = pictured;
    element.attributesEdited(editing.now);
    const subject = `attribute ${category}/${elementId}/${attributeId}`;
    recordEdit(tx, editing, { verb: 'upload-image', subject, before, after });
    return undefined;
  });
}
