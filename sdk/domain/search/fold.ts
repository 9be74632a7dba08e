/** Small letters without accents: what people type and what they mean look alike. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text: letters and digits, with dots between digits only (`2.2`). */
export function wordsOf(text: string): string[] {
  const spaced = fold(text).replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ');
  return spaced.split(' ').filter((word) => word !== '');
}

/** A part number as it is compared: letters and digits alone. */
export function partKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** Values of specifications are the same in capital and small letters. */
export function valueKey(text: string): string {
  return fold(text).trim().replaceAll(/\s+/g, ' ');
}
