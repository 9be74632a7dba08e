import { rejection, type Rejection } from '../rejection.ts';

/** How many one record can have. */
const MAX_TAGS = 20;

/** How many words are offered of those in use. */
export const MAX_SUGGESTED_TAGS = 200;

/** How long a tag can be. */
export const LONGEST_TAG = 30;

export interface TagChange {
  add?: readonly string[];
  remove?: readonly string[];
}

/** As it is kept: one spelling, whoever types it. */
export const tidyTag = (tag: string): string => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The tags of a record after a change, in the order of the alphabet; or why it is not made. */
export function changeTags(
  present: readonly string[],
  { add = [], remove = [] }: TagChange,
): { tags: string[] } | { rejection: Rejection } {
  const gone = new Set(remove.map(tidyTag));
  const kept = present.filter((tag) => !gone.has(tag));
  const tags = [...new Set([...kept, ...add.map(tidyTag)])].filter((tag) => tag !== '').toSorted();
  if (tags.length > MAX_TAGS) return { rejection: tooManyTags };
  return { tags };
}

const tooManyTags = rejection('TOO_MANY_TAGS', `The limit is ${MAX_TAGS} tags. Remove one first.`);

export const tagsChanged = 'Tags saved.';

/** What makes one list of tags of another; whatever was typed is spelled as it is kept. */
export function tagDifference(before: readonly string[], after: readonly string[]) {
  const tidied = after.map(tidyTag).filter((tag) => tag !== '');
  const add = [...new Set(tidied)].filter((tag) => !before.includes(tag));
  const remove = before.filter((tag) => !tidied.includes(tag));
  return { add, remove };
}
