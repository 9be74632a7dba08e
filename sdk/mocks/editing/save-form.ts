import { conflict } from '../../contract/failure.ts';
import type { StaffAction, StaffCall } from '../audit/record-audit.ts';
import { edited } from './edited.ts';
import { recordEdit } from './record-edit.ts';
import { changedMeanwhile } from '../../domain/records.ts';

interface Versioned {
  version: number;
  dateModified: string;
}

interface Saving<From> extends Pick<StaffAction, 'action' | 'subject'> {
  form: NoInfer<From> & { version?: number | undefined };
  /** What is saved, of a form or of the record. */
  fieldsOf: (from: From) => Record<string, unknown>;
  /** What the record is, in words. */
  noun: string;
  /** What a reply calls the record. */
  name: string;
}

/**
 * Replaces the fields of a record with those of a form.
 * @throws 409 with the present record where the form was filled in from another version
 */
export function saveForm<From, Kept extends From & Versioned>(
  call: StaffCall,
  record: Kept,
  { form, fieldsOf, noun, name, action, subject }: Saving<From>,
): Kept {
  demandVersion(record, form.version, { noun, name });
  const [before, after] = [fieldsOf(record), fieldsOf(form)];
  Object.assign(record, after);
  edited(record, call.now);
  recordEdit(call, { action, subject, before, after });
  return record;
}

/** @throws 409 with the present record where a form was filled in from another version */
export function demandVersion(
  record: Versioned,
  seen: number | undefined,
  { noun, name }: Pick<Saving<unknown>, 'noun' | 'name'>,
): void {
  if (seen === undefined || seen === record.version) return;
  throw conflict(changedMeanwhile(noun), {
    [name]: record,
  });
}
