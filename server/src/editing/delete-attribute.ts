import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { attributesEdited } from './edited.ts';
import { auditedAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { deleted } from '@spindle/sdk/domain/editing/replies';
import { done, type Outcome } from '@spindle/sdk/domain/refusal';
import { findAttribute } from './find-attribute.ts';
import { lockRecord } from './find-record.ts';
import { attributeSubject, type AttributeKey, type MemberKind } from './member-kind.ts';
import { recordEdit } from './record-edit.ts';
import type { StoredRecord } from './record-kind.ts';

/** @throws 404 where the record has none of that name */
export async function deleteAttribute<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: MemberKind<Key, Stored, Form, Wire>,
  key: AttributeKey<Key>,
): Promise<Outcome> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key.owner);
    const all = await kind.attributesOf(tx, record);
    const attribute = findAttribute(all, key.attributeId, kind);
    tx.remove(attribute);
    attributesEdited(record, editing.now);
    const action = `${kind.area}.delete-attribute`;
    const [subject, before] = [attributeSubject(kind, key), auditedAttribute(attribute)];
    const { attributeId } = key;
    const eventId = kind.eventId?.(key.owner);
    recordEdit(tx, editing, { action, subject, before, after: null, eventId, attributeId });
    return done(deleted('attribute'));
  });
}
