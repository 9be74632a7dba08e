import { isConflict, ShopError, type FieldError } from '@spindle/sdk/errors';
import { NotUploaded, type ReplyRecords } from '../providers/writes/write.ts';

/** How saving a record went. */
export type SaveOutcome<Saved> =
  | { kind: 'saved'; record: Saved }
  /** Nothing was saved. */
  | { kind: 'refused'; reason: string; errors: FieldError[] }
  /** Somebody else saved it meanwhile. */
  | { kind: 'conflict'; theirs: Saved }
  /** All but its picture was saved. */
  | { kind: 'not-uploaded'; reason: string; record: Saved };

/** What came of a save that failed. */
export function outcomeOf<Saved>(
  cause: unknown,
  recordIn: (reply: ReplyRecords) => Saved | undefined,
): SaveOutcome<Saved> {
  if (!(cause instanceof ShopError)) throw cause;
  const { message: reason, errors } = cause;
  const record = cause instanceof NotUploaded ? recordIn(cause.body) : undefined;
  if (record) return { kind: 'not-uploaded', reason, record };
  const theirs = isConflict(cause) ? recordIn(cause.body) : undefined;
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', reason, errors };
}
