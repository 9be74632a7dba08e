import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { attributesEdited } from './edited.ts';
import { attributeFields, attributeName, editedAttribute } from './edited-attribute.ts';
import { lockRecord } from './find-record.ts';
import { attributeSubject, type AttributeKey, type MemberKind } from './member-kind.ts';
import { recordEdit } from './record-edit.ts';
import type { StoredRecord } from './record-kind.ts';

/**
 * Changes the attribute of that name, or makes it as the last one.
 * @throws 409 with the present attribute where the form was filled in from another version
 * @returns a reason where the name is taken by an attribute of another type
 */
export async function saveAttribute<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: MemberKind<Key, Stored, Form, Wire>,
  { owner, ...named }: AttributeKey<Key>,
  form: BodyOf<'saveItemAttribute'>,
): Promise<string | undefined> {
  const attributeId = attributeName(named.attributeId);
  const [key, fields] = [{ owner, attributeId }, attributeFields(form)];
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, owner);
    const all = await kind.attributesOf(tx, record);
    const edit = editedAttribute(all, attributeId, {
      owner: kind.noun,
      fields,
      version: form.version,
      uploaded: (await kind.isUploaded?.(tx, key)) ?? false,
    });
    if (edit.refusal !== undefined) return edit.refusal;
    const { present, before, after, position } = edit;
    attributesEdited(record, editing.now);
    if (present === undefined) kind.addAttribute(tx, record, { attributeId, ...after, position });
    else Object.assign(present, after, { version: present.version + 1 });
    const [action, subject] = [`${kind.area}.save-attribute`, attributeSubject(kind, key)];
    recordEdit(tx, editing, { action, subject, before, after });
    return undefined;
  });
}
