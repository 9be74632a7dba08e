import { changedMeanwhile } from '../records.ts';
import type { UnfitField } from '../unfit-field.ts';
import { wordsOf } from './fold.ts';
import { MOST_PHRASE_WORDS } from './read-query.ts';

export const synonymsSaved = 'The words were saved. The next search knows them.';

export const synonymsChanged = changedMeanwhile('list');

/** Without the spaces around them. */
export const tidySynonyms = (groups: readonly (readonly string[])[]): string[][] =>
  groups.map((group) => group.map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')));

/** Why these can't be the words that mean the same, or null. */
export function refuseSynonyms(groups: readonly (readonly string[])[]): UnfitField | null {
  const seen = new Set<string>();
  for (const phrase of groups.flat()) {
    const words = wordsOf(phrase);
    if (words.length === 0) return unfit(`must have a letter or digit in each word`);
    if (words.length > MOST_PHRASE_WORDS) {
      return unfit(`must be of at most ${MOST_PHRASE_WORDS} words each: “${phrase}” has more`);
    }
    const key = words.join(' ');
    if (seen.has(key)) return unfit(`must not name anything twice: “${phrase}” is`);
    seen.add(key);
  }
  return null;
}

const unfit = (message: string): UnfitField => ({ path: 'groups', subject: 'The groups', message });
