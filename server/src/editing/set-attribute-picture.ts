import { saved, takesNoPicture } from '@spindle/sdk/domain/editing/replies';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { attributesEdited } from './edited.ts';
import { findAttribute } from './find-attribute.ts';
import { lockRecord } from './find-record.ts';
import { attributeSubject, type AttributeKey, type MemberKind } from './member-kind.ts';
import { recordEdit } from './record-edit.ts';
import type { StoredRecord } from './record-kind.ts';

/** Makes the picture at `path` the attribute's value, unless that holds something else. */
export async function setAttributePicture<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: MemberKind<Key, Stored, Form, Wire>,
  key: AttributeKey<Key>,
  path: string,
): Promise<Outcome> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key.owner);
    const all = await kind.attributesOf(tx, record);
    const attribute = findAttribute(all, key.attributeId, kind);
    const { type, value } = attribute;
    if (type !== 'IMAGE') return refused(takesNoPicture(type));
    attribute.value = path;
    attribute.version += 1;
    attributesEdited(record, editing.now);
    recordEdit(tx, editing, {
      action: `${kind.area}.upload-image`,
      subject: attributeSubject(kind, key),
      eventId: kind.eventId?.(key.owner),
      attributeId: key.attributeId,
      before: { value },
      after: { value: path },
    });
    return done(saved('picture'));
  });
}
