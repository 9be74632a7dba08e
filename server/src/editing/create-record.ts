import type { EntityManager } from '@mikro-orm/postgresql';
import { editShopWindow, type Editing } from './edit-shop-window.ts';
import { readRecord } from './find-record.ts';
import { recordEdit } from './record-edit.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';

/** @param make chooses the id, with whatever hands ids out locked until the end, and makes the row */
export async function createRecord<Key, Stored extends StoredRecord, Form, Wire>(
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  make: (tx: EntityManager) => Promise<{ key: Key; record: Stored }>,
): Promise<Wire> {
  return editShopWindow(editing, async (tx) => {
    const { key, record } = await make(tx);
    recordEdit(tx, editing, {
      action: `${kind.area}.create-${kind.name}`,
      subject: subjectOf(kind, key),
      eventId: kind.eventId?.(key),
      before: null,
      after: kind.audited(record),
    });
    await tx.flush();
    return readRecord(tx, kind, key, editing.now);
  });
}
