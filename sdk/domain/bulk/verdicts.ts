import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';
import type { TagChange } from '../remarks/tags.ts';
import type { EditRejection, SavedEdit } from './item-edit.ts';
import type { PriceStep } from './prices.ts';

type Schemas = components['schemas'];

/** What would become of a record. */
export interface Verdict {
  id: string;
  /** What an item is called. */
  title?: string;
  /** Null where it could be done. */
  rejection: EditRejection | null;
  /** What would be done, for people. */
  reason: string;
  /** What it would cost; null where nothing is bought. */
  cents: number | null;
  /** From what to what its price changes; kept, so that it changes once. */
  step?: PriceStep;
  /** Which tags it gets and loses; kept, so that it can be taken back. */
  tags?: Required<TagChange> | null;
  /** What becomes of an item, kept for the same reason, and told. */
  edit?: SavedEdit;
  changes?: Schemas['ItemChange'][];
}

/** Says of each record what would happen, and of labels what they cost together. */
export function presentPreview(
  action: Schemas['BulkAction'],
  verdicts: readonly Verdict[],
): Schemas['BulkPreview'] {
  const results = verdicts.map(presentVerdict);
  if (action !== 'labels') return { results };
  return { results, totalCents: results.reduce((sum, { cents = 0 }) => sum + cents, 0) };
}

/** Why nothing is done to any, with the records it is for; null where all could be done. */
export function rejectAny(
  verdicts: readonly Verdict[],
): { because: Rejection; results: Schemas['BulkResult'][] } | null {
  const results = verdicts.filter((one) => one.rejection !== null).map(presentVerdict);
  if (results.length === 0) return null;
  const which = `${results.length} of ${verdicts.length} cannot be done`;
  const because = rejection(
    'CANNOT_BE_DONE',
    `${which}, so nothing was done to any. Leave them out.`,
  );
  return { because, results };
}

/** What would become of it, for whoever asks. */
export function presentVerdict(verdict: Verdict): Schemas['BulkResult'] {
  const { id, title, rejection: because, reason, cents, changes } = verdict;
  const named = { id, ...(title !== undefined && { title }) };
  const itemChanges = changes && { changes };
  if (because === null) {
    return { ...named, ...presentDone(reason), ...(cents !== null && { cents }), ...itemChanges };
  }
  const { field } = because;
  return {
    ...named,
    ...presentRejection(because),
    ...itemChanges,
    ...(field && { Errors: [field] }),
  };
}
