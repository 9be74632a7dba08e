import { replyOf, ShopError, type FieldError } from '@spindle/sdk/errors';
import { isAnswered } from '@spindle/sdk/react/is-answered';

/** How saving a section or an element went. */
export type SaveOutcome<Saved> =
  | { kind: 'saved'; record: Saved }
  /** Nothing was saved. */
  | { kind: 'refused'; reason: string; errors: FieldError[] }
  /** Somebody else saved it meanwhile. */
  | { kind: 'conflict'; theirs: Saved }
  /** All but its picture was saved. */
  | { kind: 'not-uploaded'; reason: string; record: Saved };

interface Reply {
  Status: 'SUCCESS' | 'ERROR';
  Reason: string;
  /** The fields to mend. */
  Errors?: FieldError[];
}

interface Call<Success, Refusal> {
  data?: Success;
  error?: Refusal;
  response: Response;
}

/** Saves the record, then uploads its picture where one was chosen. */
export async function saveWithPicture<Saved, Success extends Reply, Refusal>(steps: {
  put: Promise<Call<Success, Refusal>>;
  recordOf: (reply: Success) => Saved | undefined;
  /** The record of a 409. */
  theirsOf: (refusal: Refusal) => Saved | undefined;
  upload: ((record: Saved) => Promise<Success>) | null;
}): Promise<SaveOutcome<Saved>> {
  const { put, recordOf, theirsOf, upload } = steps;
  const saved = await replyOf(put).catch(refusalOf);
  if (saved instanceof ShopError) {
    if (!isAnswered(saved)) throw saved;
    const refusal = saved.status === 409 ? (await put).error : undefined;
    const theirs = refusal && theirsOf(refusal);
    if (theirs) return { kind: 'conflict', theirs };
    return { kind: 'refused', reason: saved.message, errors: saved.errors };
  }
  const record = recordOf(saved);
  if (saved.Status === 'ERROR' || !record) {
    return { kind: 'refused', reason: saved.Reason, errors: saved.Errors ?? [] };
  }
  if (!upload) return { kind: 'saved', record };
  const uploaded = await upload(record).catch(refusalOf);
  if (uploaded instanceof ShopError) {
    return { kind: 'not-uploaded', reason: uploaded.message, record };
  }
  if (uploaded.Status === 'ERROR') {
    return { kind: 'not-uploaded', reason: uploaded.Reason, record };
  }
  return { kind: 'saved', record: recordOf(uploaded) ?? record };
}

/** A save that failed altogether, as what is shown of it. */
export function refusedBy(cause: unknown) {
  const { message, errors } = refusalOf(cause);
  return { kind: 'refused' as const, reason: message, errors };
}

function refusalOf(cause: unknown): ShopError {
  if (cause instanceof ShopError) return cause;
  throw cause;
}
