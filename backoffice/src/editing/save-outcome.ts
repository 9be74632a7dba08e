import { isConflict, ShopError, type FieldError } from '@spindle/sdk/errors';
import { NotUploaded, type ReplyRecords } from '../providers/writes/write.ts';

export type SaveOutcome<Saved> =
  | { kind: 'saved'; record: Saved }
  /** Nothing was saved. */
  | { kind: 'refused'; reason: string; errors: FieldError[] }
  /** Someone else saved the record in the meantime. */
  | { kind: 'conflict'; theirs: Saved }
  /** Everything but the picture was saved. */
  | { kind: 'not-uploaded'; reason: string; record: Saved };

/** Returns the outcome of a failed save. */
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
