import { ref } from '@mikro-orm/core';
import { attributeFields, attributeName, editedAttribute } from '../catalog/edited-attribute.ts';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { ElementKey } from './content-rows.ts';
import { ElementAttribute } from './element-attribute.entity.ts';
import { lockElement } from './lock-record.ts';
import { recordEdit } from './record-edit.ts';

export interface ElementAttributeKey extends ElementKey {
  attributeId: string;
}

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 * @returns a reason where the name is taken by an attribute of another type
 */
export async function saveElementAttribute(
  editing: Editing,
  key: ElementAttributeKey,
  form: BodyOf<'saveElementAttribute'>,
): Promise<string | undefined> {
  const { category, elementId } = key;
  const attributeId = attributeName(key.attributeId);
  const given = { owner: 'element', fields: attributeFields(form), version: form.version } as const;
  return editShopWindow(editing, async (tx) => {
    const element = await lockElement(tx, key);
    const all = await tx.find(ElementAttribute, { element });
    const edited = editedAttribute(all, attributeId, given);
    if (edited.refusal !== undefined) return edited.refusal;
    const { present, before, after, position } = edited;
    element.attributesEdited(editing.now);
    if (present === undefined) {
      tx.create(ElementAttribute, { element: ref(element), attributeId, ...after, position });
    } else {
      tx.assign(present, { ...after, version: present.version + 1 });
    }
    const subject = `attribute ${category}/${elementId}/${attributeId}`;
    recordEdit(tx, editing, { verb: 'save-attribute', subject, before, after });
    return undefined;
  });
}
