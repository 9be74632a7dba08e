import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '@spindle/sdk/contract/failure';
import type { Editing } from './edit-shop-window.ts';
import { edited } from './edited.ts';
import { lockRecord, readRecord } from './find-record.ts';
import { recordEdit } from './record-edit.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { changedMeanwhile } from '@spindle/sdk/domain/records';

/**
 * The record, locked, for whoever saves a form.
 * @throws 409 with the present record where the form was filled in from another version
 */
export async function lockVersion<Key, Stored extends StoredRecord, Form, Wire>(
  tx: EntityManager,
  kind: RecordKind<Key, Stored, Form, Wire>,
  { key, version, now }: { key: Key; version: number | undefined; now: Date },
): Promise<Stored> {
  const record = await lockRecord(tx, kind, key);
  if (version === undefined || version === record.version) return record;
  throw conflict(changedMeanwhile(kind.noun), {
    [kind.member]: await readRecord(tx, kind, key, now),
  });
}

interface Change<Key, Stored> {
  key: Key;
  /** Locked. */
  record: Stored;
  verb: string;
  audited: (record: Stored) => Record<string, unknown>;
  write: () => void;
}

/** Changes a record and notes what became another. */
export async function changeRecord<Key, Stored extends StoredRecord, Form, Wire>(
  tx: EntityManager,
  editing: Editing,
  kind: RecordKind<Key, Stored, Form, Wire>,
  { key, record, verb, audited, write }: Change<Key, Stored>,
): Promise<Wire> {
  const before = audited(record);
  write();
  edited(record, editing.now);
  recordEdit(tx, editing, {
    action: `${kind.area}.${verb}`,
    subject: subjectOf(kind, key),
    eventId: kind.eventId?.(key),
    before,
    after: audited(record),
  });
  await tx.flush();
  return readRecord(tx, kind, key, editing.now);
}
