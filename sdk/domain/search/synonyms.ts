import { changedSinceLoaded } from '../records.ts';
import type { InvalidField } from '../invalid-field.ts';
import { wordsOf } from './fold.ts';

export const MAX_PHRASE_WORDS = 4;

export const synonymsSaved = 'Synonyms saved. New searches use them.';

export const synonymsChanged = changedSinceLoaded('list');

/** Trims the phrases. */
export const tidySynonyms = (groups: readonly (readonly string[])[]): string[][] =>
  groups.map((group) => group.map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')));

/** Returns why synonym groups are invalid, or null. */
export function validateSynonyms(groups: readonly (readonly string[])[]): InvalidField | null {
  const seen = new Map<string, number>();
  for (const [place, group] of groups.entries()) {
    const invalid = (message: string): InvalidField => ({
      path: `groups.${place}`,
      subject: `Group ${place + 1}`,
      message,
    });
    for (const phrase of group) {
      const words = wordsOf(phrase);
      if (words.length === 0) return invalid('must have a letter or digit in each word');
      if (words.length > MAX_PHRASE_WORDS) {
        return invalid(
          `must have at most ${MAX_PHRASE_WORDS} words per phrase: “${phrase}” has more`,
        );
      }
      const key = words.join(' ');
      const before = seen.get(key);
      if (before === place) return invalid(`must not repeat a phrase: “${phrase}” is listed twice`);
      if (before !== undefined) {
        return invalid(`must not repeat “${phrase}”, which is already in group ${before + 1}`);
      }
      seen.set(key, place);
    }
  }
  return null;
}

/** Returns the groups with both phrases as synonyms. Merges groups that contain either of them. */
export function joinSynonyms(
  groups: readonly (readonly string[])[],
  one: string,
  other: string,
): string[][] {
  const asked = new Set([keyOf(one), keyOf(other)]);
  const isMeant = (group: readonly string[]) => group.some((phrase) => asked.has(keyOf(phrase)));
  const first = groups.findIndex(isMeant);
  const expected = groups.filter(isMeant).flat();
  const known = new Set(expected.map(keyOf));
  const added = [other, one].filter((phrase) => !known.has(keyOf(phrase)));
  const joined = [...expected, ...added];
  const others = groups.filter((group) => !isMeant(group)).map((group) => [...group]);
  return others.toSpliced(first === -1 ? others.length : first, 0, joined);
}

/** Returns the other phrases in a phrase's group, if it belongs to one. */
export function synonymsOf(groups: readonly (readonly string[])[], phrase: string): string[] {
  const key = keyOf(phrase);
  const group = groups.find((one) => one.some((word) => keyOf(word) === key)) ?? [];
  return group.filter((word) => keyOf(word) !== key);
}

const keyOf = (phrase: string) => wordsOf(phrase).join(' ');
