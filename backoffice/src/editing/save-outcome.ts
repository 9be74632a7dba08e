import { isConflict, ShopError, type FieldError } from '@spindle/sdk/errors';
import { NotUploaded, type ReplyRecords } from '../providers/writes/write.ts';

export type SaveOutcome<Saved> =
  | { kind: 'saved'; record: Saved }
  /** Nothing was saved. */
  | { kind: 'refused'; reason: string; errors: FieldError[] }
  /** Some fields were saved. */
  | { kind: 'partly-saved'; reason: string; errors: FieldError[]; record: Saved }
  /** Someone else saved the record in the meantime. */
  | { kind: 'conflict'; theirs: Saved }
  /** Everything but the picture was saved. */
  | { kind: 'not-uploaded'; reason: string; record: Saved };

/** Some of a record's fields were saved, as the record has them now. */
export class PartlySaved extends ShopError {
  override readonly body: ReplyRecords;

  constructor(cause: ShopError, body: ReplyRecords) {
    super(200, cause.message, { body: { Errors: cause.errors } });
    this.cause = cause;
    this.body = body;
  }
}

/** Returns the outcome of a failed save. */
export function outcomeOf<Saved>(
  cause: unknown,
  recordIn: (reply: ReplyRecords) => Saved | undefined,
): SaveOutcome<Saved> {
  if (!(cause instanceof ShopError)) throw cause;
  const { message: reason, errors } = cause;
  const record = cause instanceof NotUploaded ? recordIn(cause.body) : undefined;
  if (record) return { kind: 'not-uploaded', reason, record };
  const partly = cause instanceof PartlySaved ? recordIn(cause.body) : undefined;
  if (partly) return { kind: 'partly-saved', reason, errors, record: partly };
  const theirs = isConflict(cause) ? recordIn(cause.body) : undefined;
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', reason, errors };
}
