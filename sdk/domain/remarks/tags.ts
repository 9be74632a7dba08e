import { rejection, type Rejection } from '../rejection.ts';

const MAX_TAGS = 20;

/** Maximum number of existing tags offered as suggestions. */
export const MAX_SUGGESTED_TAGS = 200;

export const MAX_TAG_LENGTH = 30;

export interface TagChange {
  add?: readonly string[];
  remove?: readonly string[];
}

/** Returns a tag as it is stored, so that all spellings are the same tag. */
export const tidyTag = (tag: string): string => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Returns a record's tags after a change, in alphabetical order, or why it is rejected. */
export function changeTags(
  present: readonly string[],
  { add = [], remove = [] }: TagChange,
): { tags: string[] } | { rejection: Rejection } {
  const gone = new Set(remove.map(tidyTag));
  const saved = present.filter((tag) => !gone.has(tag));
  const tags = [...new Set([...saved, ...add.map(tidyTag)])].filter((tag) => tag !== '').toSorted();
  if (tags.length > MAX_TAGS) return { rejection: tooManyTags };
  return { tags };
}

const tooManyTags = rejection('TOO_MANY_TAGS', `The limit is ${MAX_TAGS} tags. Remove one first.`);

export const tagsChanged = 'Tags saved.';

/**
 * Returns the tags to add and remove to turn one list into another. Compares typed tags in their
 * stored form.
 */
export function tagDifference(before: readonly string[], after: readonly string[]) {
  const tidied = after.map(tidyTag).filter((tag) => tag !== '');
  const add = [...new Set(tidied)].filter((tag) => !before.includes(tag));
  const remove = before.filter((tag) => !tidied.includes(tag));
  return { add, remove };
}
