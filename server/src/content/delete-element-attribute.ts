import { auditedAttribute } from '../catalog/edited-attribute.ts';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { ElementAttribute } from './element-attribute.entity.ts';
import { lockElement } from './lock-record.ts';
import { recordEdit } from './record-edit.ts';
import type { ElementAttributeKey } from './save-element-attribute.ts';

/** @throws 404 where the element has none of that name */
export async function deleteElementAttribute(
  editing: Editing,
  key: ElementAttributeKey,
): Promise<void> {
  const { category, elementId, attributeId } = key;
  await editShopWindow(editing, async (tx) => {
    const element = await lockElement(tx, key);
    const attribute = await tx.findOne(ElementAttribute, { element, attributeId });
    if (attribute === null) throw notFound('The element has no attribute of that name.');
    tx.remove(attribute);
    element.attributesEdited(editing.now);
    const subject = `attribute ${category}/${elementId}/${attributeId}`;
    const before = auditedAttribute(attribute);
    recordEdit(tx, editing, { verb: 'delete-attribute', subject, before, after: null });
  });
}
