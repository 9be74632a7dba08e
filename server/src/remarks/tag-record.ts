import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import { noSuch } from '@spindle/sdk/domain/records';
import { type Outcome, done, rejectWith } from '@spindle/sdk/domain/rejection';
import { type TagChange, changeTags, tagsChanged } from '@spindle/sdk/domain/remarks/tags';
import { recordStaffAction, type StaffWrite } from '../audit/record-audit.ts';
import type { TaggedRecords } from './tagged-records.ts';

/**
 * Adds and removes tags. Records nothing in the audit log if nothing changes.
 * @throws 404 if the record doesn't exist
 */
export async function tagRecord(
  call: StaffWrite,
  records: TaggedRecords,
  id: string,
  change: TagChange,
): Promise<{ outcome: Outcome; tags: string[] }> {
  return call.em.transactional(async (tx) => {
    if (!isId(id) || !(await records.lock(tx, id))) throw notFound(noSuch(records.noun));
    const before = (await records.read(tx, id)).toSorted();
    const changed = changeTags(before, change);
    if ('rejection' in changed) return { outcome: rejectWith(changed.rejection), tags: before };
    const { tags } = changed;
    const added = tags.filter((tag) => !before.includes(tag));
    const removed = before.filter((tag) => !tags.includes(tag));
    records.add(tx, id, added);
    if (removed.length > 0) await records.remove(tx, id, removed);
    if (added.length + removed.length > 0) {
      recordStaffAction(tx, call, {
        action: `remarks.tag-${records.noun}`,
        subject: `${records.noun} ${id}`,
        before: { tags: before },
        after: { tags },
      });
    }
    return { outcome: done(tagsChanged), tags };
  });
}
