import { done, rejectWith, type Outcome } from '../../domain/rejection.ts';
import { changeTags, tagsChanged, tidyTag } from '../../domain/remarks/tags.ts';
import { textsOf } from '../../contract/filter-values.ts';
import type { ListFilter } from '../core/list-filters.ts';
import { recordEdit, type StaffCall } from '../audit/record-audit.ts';

/**
 * Adds tags to a record and removes others. Changes nothing and audits nothing if the tags stay the
 * same.
 */
export function tagOne(
  call: StaffCall,
  noun: 'order' | 'customer',
  id: string,
  change: Parameters<typeof changeTags>[1],
): { outcome: Outcome; tags: string[] } {
  const before = call.state.tags[id] ?? [];
  const changed = changeTags(before, change);
  if ('rejection' in changed) return { outcome: rejectWith(changed.rejection), tags: before };
  const { tags } = changed;
  call.state.tags[id] = tags;
  const [action, subject] = [`remarks.tag-${noun}`, `${noun} ${id}`];
  recordEdit(call, { action, subject, before: { tags: before }, after: { tags } });
  return { outcome: done(tagsChanged), tags };
}

export const byTag: ListFilter<{ tags: string[] }> = (value) => {
  const searchText = textsOf(value)?.map(tidyTag);
  return searchText && (({ tags }) => tags.some((tag) => searchText.includes(tag)));
};
