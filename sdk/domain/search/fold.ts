/** Small letters without accents: what people type and what they mean look alike. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** `x` between figures is `×`: a sign, and no part of a word. */
const TIMES = /(?<=\d)\s*[x×✕✖⨯]\s*(\d+(?:[.,]\d+)?)/giu;

/** Sets figures that are multiplied apart: `M3x10` is `M3 × 10`, `20x40mm` is `20 × 40 mm`. */
export const withTimesSigns = (text: string): string => text.replaceAll(TIMES, ' × $1 ');

/** `machinist's` is `machinist`, whichever of the apostrophes that keyboards have is typed. */
const POSSESSIVE = /(?<=\p{L})['’‘ʼ＇´`′]s(?![\p{L}\p{N}])/giu;

/** The words of a text: letters and digits, with dots between digits only (`2.2`). */
export function wordsOf(text: string): string[] {
  const spaced = withTimesSigns(fold(text))
    .replaceAll(POSSESSIVE, '')
    .replaceAll('ʼ', ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ');
  return spaced.split(' ').filter((word) => word !== '');
}

/** Returns the words of a text, and each two that follow each other as one: `end mill` is `endmill`. */
export function findableWords(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

/** A part number as it is compared: letters and digits alone. */
export function partKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Values of specifications are the same in capital and small letters. */
export function valueKey(text: string): string {
  return fold(text).trim().replaceAll(/\s+/g, ' ');
}
