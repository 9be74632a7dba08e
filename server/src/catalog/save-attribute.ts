import { ref } from '@mikro-orm/core';
import type { BodyOf } from '../contract/handlers.ts';
import { badRequest } from '../http/failure.ts';
import { attributeValue } from './attribute-value.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { ItemAttribute } from './item-attribute.entity.ts';
import { lockItem } from './lock-record.ts';
import { auditedAttribute, recordEdit } from './record-edit.ts';

export interface AttributeKey {
  catalogId: string;
  itemId: string;
  attributeId: string;
}

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @returns a reason where the name is taken by an attribute of another type
 */
export async function saveAttribute(
  editing: Editing,
  key: AttributeKey,
  form: BodyOf<'saveItemAttribute'>,
): Promise<string | undefined> {
  const { catalogId, itemId } = key;
  const attributeId = attributeName(key.attributeId);
  const value = attributeValue(form.type, form.value);
  const description = form.description ?? null;
  return editShopWindow(editing, async (tx) => {
    const item = await lockItem(tx, catalogId, itemId);
    const others = await tx.find(ItemAttribute, { item });
    const present = others.find((one) => one.attributeId === attributeId);
    if (present !== undefined && present.type !== form.type) {
      return `The item already has an attribute “${attributeId}” of type ${present.type}.`;
    }
    const before = present === undefined ? null : auditedAttribute(present);
    // An uploaded picture stays when its description is edited.
    const keptValue = form.type === 'IMAGE' ? (present?.value ?? value) : value;
    const after = { type: form.type, value: keptValue, description };
    item.attributesEdited(editing.now);
    if (present === undefined) {
      const position = Math.max(0, ...others.map((one) => one.position)) + 1;
      tx.create(ItemAttribute, { item: ref(item), attributeId, ...after, position });
    } else {
      tx.assign(present, after);
    }
    const subject = `attribute ${catalogId}/${itemId}/${attributeId}`;
    recordEdit(tx, editing, { verb: 'save-attribute', subject, before, after });
    return undefined;
  });
}

function attributeName(text: string): string {
  const name = text.trim();
  if (name === '' || /\p{Cc}/u.test(name)) {
    const message = 'must be a name of visible characters.';
    throw badRequest(`The attribute's name ${message}`, [{ path: 'attributeId', message }]);
  }
  return name;
}
