import { requireVersion } from '../../contract/failure.ts';
import { subjectOf } from '../../domain/editing/kinds.ts';
import { deleted } from '../../domain/editing/replies.ts';
import { freeId, slugOf } from '../../domain/editing/slug.ts';
import { changedSinceLoaded } from '../../domain/records.ts';
import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import { recordEdit, type StaffCall } from '../audit/record-audit.ts';
import {
  edited,
  firstVersion,
  findRecord,
  type RecordKind,
  type StoredRecord,
} from './record-kind.ts';

/**
 * Creates a record from a form. Its id is derived from the title.
 * @param group the group it belongs to, or empty for a group
 * @param open prepares what has to exist before the record is audited
 */
export function createRecord<
  Key,
  Stored extends Key & StoredRecord,
  Form extends { title: string },
>(
  call: StaffCall,
  kind: RecordKind<Key, Stored, Form>,
  form: Form,
  { group = '', open }: { group?: string; open?: (made: Stored) => void } = {},
): Stored {
  const { state, now } = call;
  const within = group && `${group}/`;
  const paths = [...kind.gone(state), ...kind.records(state)].map(kind.pathOf);
  const inGroup = paths.filter((path) => path.startsWith(within));
  const taken = new Set(inGroup.map((path) => path.slice(within.length)));
  const id = freeId(slugOf(form.title, kind.name), taken, kind.reserved);
  const record = kind.begin(form, { id, group, ...firstVersion(now) });
  kind.records(state).push(record);
  open?.(record);
  recordEdit(call, {
    action: `${kind.area}.create-${kind.name}`,
    subject: subjectOf(kind, record),
    before: null,
    after: kind.audited(record, state),
  });
  return record;
}

/**
 * Returns the record that a form edits.
 * @throws 409 with the current record if the form is outdated
 */
export function findVersion<Key, Stored extends Key & StoredRecord, Form>(
  call: Pick<StaffCall, 'state' | 'now'>,
  kind: RecordKind<Key, Stored, Form>,
  { key, version }: { key: Key; version: number | undefined },
): Stored {
  const record = findRecord(call.state, kind, key);
  const present = kind.present?.(call, record) ?? record;
  requireVersion(version, record, changedSinceLoaded(kind.noun), { [kind.member]: present });
  return record;
}

interface Change<Stored> {
  record: Stored;
  verb: string;
  fields?: Partial<Stored>;
  /** Changes other data along with the record. */
  also?: () => void;
  /** The fields to audit, if they differ from those that staff can edit. */
  audited?: (record: Stored, state: StaffCall['state']) => Record<string, unknown>;
}

/** Changes a record and audits the differences. */
export function changeRecord<Key, Stored extends Key & StoredRecord, Form>(
  call: StaffCall,
  kind: RecordKind<Key, Stored, Form>,
  { record, verb, fields = {}, also, audited = kind.audited }: Change<Stored>,
): Stored {
  const before = audited(record, call.state);
  Object.assign(record, fields);
  also?.();
  edited(record, call.now);
  const [action, subject] = [`${kind.area}.${verb}`, subjectOf(kind, record)];
  recordEdit(call, { action, subject, before, after: audited(record, call.state) });
  return record;
}

/**
 * Replaces a record's fields with those of a form.
 * @throws 409 with the current record if the form is outdated
 */
export function updateRecord<
  Key,
  Stored extends Key & StoredRecord,
  Form extends { version?: number },
>(call: StaffCall, kind: RecordKind<Key, Stored, Form>, key: Key, form: Form): Stored {
  const record = findVersion(call, kind, { key, version: form.version });
  const fields = kind.fieldsOf(form);
  return changeRecord(call, kind, { record, verb: `update-${kind.name}`, fields });
}

/** Deletes a record unless it has members. Its id is never reused. */
export function deleteRecord<Key, Stored extends Key & StoredRecord, Form>(
  call: StaffCall,
  kind: RecordKind<Key, Stored, Form>,
  key: Key,
): Outcome {
  const { state } = call;
  const record = findRecord(state, kind, key);
  if (kind.members?.any(state, key) === true) return rejectWith(kind.members.rejection);
  recordEdit(call, {
    action: `${kind.area}.delete-${kind.name}`,
    subject: subjectOf(kind, key),
    before: kind.audited(record, state),
    after: null,
  });
  kind.beforeDelete?.(call, record);
  const records = kind.records(state);
  records.splice(records.indexOf(record), 1);
  kind.gone(state).push(record);
  return done(deleted(kind.noun));
}
