import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { edited } from './edited.ts';
import { lockRecord } from './find-record.ts';
import { deleted } from '@spindle/sdk/domain/editing/replies';
import { done, refused, type Outcome } from '@spindle/sdk/domain/refusal';
import { recordEdit } from './record-edit.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';

/**
 * Takes a record away unless it holds anything; what names it stays readable, and its id is never
 * given again.
 */
export async function deleteRecord<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
): Promise<Outcome> {
  return editShopWindow(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key);
    const { members } = kind;
    if (members !== undefined && (await members.any(tx, key))) return refused(members.refusal);
    edited(record, editing.now);
    record.deletedAt = editing.now;
    recordEdit(tx, editing, {
      action: `${kind.area}.delete-${kind.name}`,
      subject: subjectOf(kind, key),
      eventId: kind.eventId?.(key),
      before: kind.audited(record),
      after: null,
    });
    return done(deleted(kind.noun));
  });
}
