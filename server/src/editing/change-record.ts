import { type EditContext, editReadCache } from './edit-read-cache.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRecord, readRecord } from './find-record.ts';
import { recordEdit } from './record-edit.ts';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import { edited } from './edited.ts';
import { deleted, saved } from '@spindle/sdk/domain/editing/replies';
import { type Outcome, done, presentDone, rejectWith } from '@spindle/sdk/domain/rejection';
import { conflict } from '@spindle/sdk/contract/failure';
import { changedSinceLoaded, isStale } from '@spindle/sdk/domain/records';

/**
 * Locks a record that a form will change.
 * @throws 409 with the current record if the form was based on another version
 */
export async function lockVersion<Key, Stored extends StoredRecord, Form, Wire>(
  tx: EntityManager,
  kind: RecordKind<Key, Stored, Form, Wire>,
  { key, version, now }: { key: Key; version: number | undefined; now: Date },
): Promise<Stored> {
  const record = await lockRecord(tx, kind, key);
  if (!isStale(version, record.version)) return record;
  throw conflict(changedSinceLoaded(kind.noun), {
    [kind.member]: await readRecord(tx, kind, key, now),
  });
}

interface Change<Key, Stored> {
  key: Key;
  /** Already locked by the caller. */
  record: Stored;
  verb: string;
  /** Selects the fields for the audit log. Defaults to everything that staff can edit. */
  audited?: (record: Stored) => Record<string, unknown>;
  write: () => void;
}

/** Changes a record and records the change. */
export async function changeRecord<Key, Stored extends StoredRecord, Form, Wire>(
  tx: EntityManager,
  editing: EditContext,
  kind: RecordKind<Key, Stored, Form, Wire>,
  { key, record, verb, audited = kind.audited, write }: Change<Key, Stored>,
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

/**
 * Replaces a record's fields with the form's values.
 * @throws 409 with the current record if the form was based on another version
 */
export async function updateRecord<
  Key,
  Stored extends StoredRecord,
  Form extends { version?: number },
  Wire,
>(
  editing: EditContext,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
  form: Form,
): Promise<Wire> {
  return editReadCache(editing, async (tx) => {
    const record = await lockVersion(tx, kind, {
      key,
      version: form.version,
      now: editing.now,
    });
    return changeRecord(tx, editing, kind, {
      key,
      record,
      verb: `update-${kind.name}`,
      write: () => Object.assign(record, kind.fieldsOf(form)),
    });
  });
}

/**
 * Creates a record.
 * @param make chooses the id and creates the row. The source of ids stays locked until the
 * transaction ends.
 */
export async function createRecord<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: RecordKind<Key, Stored, Form, Wire>,
  make: (tx: EntityManager) => Promise<{ key: Key; record: Stored }>,
): Promise<Wire> {
  return editReadCache(editing, async (tx) => {
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

/**
 * Deletes a record unless it has members. The row is kept, so that references to it stay readable
 * and its id is never reused.
 */
export async function deleteRecord<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
): Promise<Outcome> {
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key);
    const { members } = kind;
    if (members !== undefined && (await members.any(tx, key))) return rejectWith(members.rejection);
    edited(record, editing.now);
    record.deletedAt = editing.now;
    recordEdit(tx, editing, {
      action: `${kind.area}.delete-${kind.name}`,
      subject: subjectOf(kind, key),
      eventId: kind.eventId?.(key),
      before: kind.audited(record),
      after: null,
    });
    await kind.beforeDelete?.(tx, record, editing.now);
    return done(deleted(kind.noun));
  });
}

/** The reply to a picture upload. */
export const pictureSaved = presentDone(saved('picture'));

/** Sets a record's picture to the one at `path`, like an ordinary edit. */
export async function setPicture<Key, Stored extends StoredRecord, Form, Wire>(
  editing: EditContext,
  kind: RecordKind<Key, Stored, Form, Wire>,
  key: Key,
  path: string,
): Promise<Wire> {
  return editReadCache(editing, async (tx) => {
    const record = await lockRecord(tx, kind, key);
    return changeRecord(tx, editing, kind, {
      key,
      record,
      verb: 'upload-image',
      audited: ({ image }) => ({ image }),
      write: () => {
        record.image = path;
      },
    });
  });
}
