/**
 * The part of a file that a `Range` header asks for, both ends included; undefined: the whole file,
 * as for what is not understood; null: there is no such part.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? null : { first, last };
}
