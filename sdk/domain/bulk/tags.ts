import { changeTags, tagDifference } from '../remarks/tags.ts';
import type { BulkInput } from './input.ts';
import { nothingToUndo, type DoneBefore } from './undo.ts';
import type { Verdict } from './verdicts.ts';

/** Lists the tags that a record will have: `Tags after this change: call back, rush.` */
export const willHaveTags = (tags: readonly string[]): string =>
  tags.length === 0 ? 'No tags after this change.' : `Tags after this change: ${tags.join(', ')}.`;

/** Returns what a tag change, or its undo, would do to a record. */
export function checkTags(
  present: readonly string[],
  input: BulkInput,
  before: DoneBefore | undefined,
): Pick<Verdict, 'rejection' | 'reason' | 'tags'> {
  const back = before?.tags;
  if (input.undo !== undefined && !back) return { rejection: nothingToUndo, reason: '' };
  const changed = changeTags(present, back ? { add: back.remove, remove: back.add } : input);
  if ('rejection' in changed) return { rejection: changed.rejection, reason: '' };
  const { add, remove } = tagDifference(present, changed.tags);
  const tags = add.length + remove.length > 0 ? { add, remove } : null;
  return { rejection: null, reason: willHaveTags(changed.tags), tags };
}
