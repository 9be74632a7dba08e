/**
 * Parses a `Range` header to the first and last byte, both included. Returns undefined for the
 * whole file, also if the header isn't understood, and null if the file has no such part.
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
