import type { components } from '../../src/schema.d.ts';
import { presentDone, presentRejection, rejection, type Rejection } from '../rejection.ts';
import type { TagChange } from '../remarks/tags.ts';
import type { EditRejection } from './item-edit.ts';
import type { SavedEdit } from './edited-fields.ts';
import type { PriceStep } from './prices.ts';

type Schemas = components['schemas'];

/** What an action would do to a record. */
export interface Verdict {
  id: string;
  title?: string;
  /** Null if the action is possible. */
  rejection: EditRejection | null;
  /** Describes the effect to people. */
  reason: string;
  /** Cost in cents. Null if nothing is bought. */
  cents: number | null;
  /** The price before and after. Saved, so that a retry doesn't change it twice. */
  step?: PriceStep;
  /** The tags to add and remove. Saved for undo. */
  tags?: Required<TagChange> | null;
  /** The edit to an item. Saved for undo, and shown in the preview. */
  edit?: SavedEdit;
  changes?: Schemas['ItemChange'][];
}

/** Returns the effect on each record and, for labels, the total cost. */
export function presentPreview(
  action: Schemas['BulkAction'],
  verdicts: readonly Verdict[],
): Schemas['BulkPreview'] {
  const results = verdicts.map(presentVerdict);
  if (action !== 'labels') return { results };
  return { results, totalCents: results.reduce((sum, { cents = 0 }) => sum + cents, 0) };
}

/**
 * Returns why the whole action is rejected, with the records at fault, or null if it is possible
 * for all records.
 */
export function rejectAny(
  verdicts: readonly Verdict[],
): { because: Rejection; results: Schemas['BulkResult'][] } | null {
  const results = verdicts.filter((one) => one.rejection !== null).map(presentVerdict);
  if (results.length === 0) return null;
  const which = `${results.length} of ${verdicts.length} records can't be processed`;
  const because = rejection(
    'CANNOT_BE_DONE',
    `${which}, so nothing was changed. Remove those records and try again.`,
  );
  return { because, results };
}

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
