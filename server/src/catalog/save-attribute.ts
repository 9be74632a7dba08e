import { ref } from '@mikro-orm/core';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { attributeFields, attributeName, editedAttribute } from './edited-attribute.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { hasDownload } from './has-download.ts';
import { ItemAttribute } from './item-attribute.entity.ts';
import { lockItem } from './lock-record.ts';
import { recordEdit } from './record-edit.ts';

export interface AttributeKey {
  catalogId: string;
  itemId: string;
  attributeId: string;
}

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 * @returns a reason where the name is taken by an attribute of another type
 */
export async function saveAttribute(
  editing: Editing,
  key: AttributeKey,
  form: BodyOf<'saveItemAttribute'>,
): Promise<string | undefined> {
  const { catalogId, itemId } = key;
  const attributeId = attributeName(key.attributeId);
  const given = { owner: 'item', fields: attributeFields(form), version: form.version } as const;
  return editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    const all = await tx.find(ItemAttribute, { item });
    const uploaded = await hasDownload(tx, { ...key, attributeId });
    const edited = editedAttribute(all, attributeId, { ...given, uploaded });
    if (edited.refusal !== undefined) return edited.refusal;
    const { present, before, after, position } = edited;
    item.attributesEdited(editing.now);
    if (present === undefined) {
      tx.create(ItemAttribute, { item: ref(item), attributeId, ...after, position });
    } else {
      tx.assign(present, { ...after, version: present.version + 1 });
    }
    const subject = `attribute ${catalogId}/${itemId}/${attributeId}`;
    recordEdit(tx, editing, { verb: 'save-attribute', subject, before, after });
    return undefined;
  });
}
