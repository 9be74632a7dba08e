import { fold, wordsOf } from './fold.ts';

/** Less alike is another word. */
export const MIN_LIKENESS = 0.35;

/** The word most like it, by the groups of three letters that both have, as PostgreSQL counts. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const letters = threesOf(word);
  let nearest: { word: string; likeness: number } | undefined;
  for (const one of known) {
    const likeness = likenessOf(letters, threesOf(one));
    const isNearer =
      likeness >= MIN_LIKENESS &&
      (nearest === undefined ||
        likeness > nearest.likeness ||
        (likeness === nearest.likeness && one < nearest.word));
    if (isNearer) nearest = { word: one, likeness };
  }
  return nearest?.word;
}

/**
 * A query with each word that nothing holds replaced by the one most like it, or left out where
 * none is; undefined where that leaves it as it was, or nothing of it.
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

/** A word that can be a typing error: letters alone, so no part number. */
export const canBeMistyped = (word: string): boolean => /^\p{L}{3,40}$/u.test(word);

function threesOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((three) => b.has(three)).length;
  return common / (a.size + b.size - common);
}
