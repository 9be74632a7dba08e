import { fold, wordsOf } from './fold.ts';

/** Words less similar than this are different words. */
export const MIN_SIMILARITY = 0.35;

/** Returns the most similar word by its share of common trigrams, calculated as in PostgreSQL. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const letters = threesOf(word);
  let nearest: { word: string; likeness: number } | undefined;
  for (const one of known) {
    const likeness = likenessOf(letters, threesOf(one));
    const isNearer =
      likeness >= MIN_SIMILARITY &&
      (nearest === undefined ||
        likeness > nearest.likeness ||
        (likeness === nearest.likeness && one < nearest.word));
    if (isNearer) nearest = { word: one, likeness };
  }
  return nearest?.word;
}

/**
 * Replaces each unknown word with the most similar one, or removes it if there is none. Returns
 * undefined if that changes nothing or leaves nothing.
 */
export function correctQuery(
  q: string,
  corrections: ReadonlyMap<string, string | null>,
): string | undefined {
  const parts = q
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [word = '', ...more] = wordsOf(part);
      const correction = more.length === 0 ? corrections.get(word) : undefined;
      return correction === undefined ? part : (correction ?? '');
    });
  const corrected = parts.filter((part) => part !== '').join(' ');
  return corrected === '' || fold(corrected) === fold(q.trim()) ? undefined : corrected;
}

/**
 * Returns whether a word may contain a typo. Only letters qualify, because other words may be part
 * numbers.
 */
export const canBeMistyped = (word: string): boolean => /^\p{L}{3,40}$/u.test(word);

function threesOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((three) => b.has(three)).length;
  return common / (a.size + b.size - common);
}
