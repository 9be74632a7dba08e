/** Returns the text in lower case and without accents, so that spelling variants match. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Matches an `x` between numbers, where it means `×` and isn't part of a word. */
const TIMES = /(?<=\d)\s*[x×✕✖⨯]\s*(\d+(?:[.,]\d+)?)/giu;

/** Separates multiplied numbers: `M3x10` becomes `M3 × 10`, and `20x40mm` becomes `20 × 40 mm`. */
export const withTimesSigns = (text: string): string => text.replaceAll(TIMES, ' × $1 ');

/** Turns `machinist's` into `machinist`, with any apostrophe that keyboards produce. */
const POSSESSIVE = /(?<=\p{L})['’‘ʼ＇´`′]s(?![\p{L}\p{N}])/giu;

/**
 * Splits a text into words of letters and digits. A dot belongs to a word only between digits
 * (`2.2`).
 */
export function wordsOf(text: string): string[] {
  const spaced = withTimesSigns(fold(text))
    .replaceAll(POSSESSIVE, '')
    .replaceAll('ʼ', ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ');
  return spaced.split(' ').filter((word) => word !== '');
}

/** Returns a text's words, and each pair of neighbors joined: `end mill` also gives `endmill`. */
export function findableWords(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

/** Returns a part number reduced to letters and digits for comparison. */
export function partKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns a specification's value for comparison, ignoring case. */
export function valueKey(text: string): string {
  return fold(text).trim().replaceAll(/\s+/g, ' ');
}
