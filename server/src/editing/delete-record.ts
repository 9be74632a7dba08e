import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { edited } from './edited.ts';
import { lockRecord } from './find-record.ts';
import { recordEdit } from './record-edit.ts';
import { subjectOf, type RecordKind, type StoredRecord } from './record-kind.ts';

/**
 * Takes a record away; what names it stays readable, and its id is never given again.
 * @returns false, with nothing changed, while it holds anything
 */
export async function deleteRecord<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
): Promise<boolean> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key);
    if ((await kind.hasMembers?.(tx, key)) === true) return false;
    edited(record, editing.now);
    record.deletedAt = editing.now;
    recordEdit(tx, editing, {
      action: `${kind.area}.delete-${kind.name}`,
      subject: subjectOf(kind, key),
      before: kind.audited(record),
      after: null,
    });
    return true;
  });
}
