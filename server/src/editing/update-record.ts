import { changeRecord, lockVersion } from './change-record.ts';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';

/**
 * Replaces the fields of a record with those of a form.
 * @throws 409 with the present record where the form was filled in from another version
 */
export async function updateRecord<
  Key,
  Stored extends StoredRecord,
  Form extends { version?: number },
  Wire,
>(
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
  form: Form,
): Promise<Wire> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockVersion(tx, kind, {
      key,
      version: form.version,
      now: editing.now,
    });
    return changeRecord(tx, editing, kind, {
      key,
      record,
      verb: `update-${kind.name}`,
      audited: kind.audited,
      write: () => Object.assign(record, kind.fieldsOf(form)),
    });
  });
}
