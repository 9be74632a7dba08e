import parseRange from 'range-parser';
import type { ByteRange } from '../gateways/storage.ts';

/**
 * Parses a `Range` header (RFC 9110, 14.2). Returns `WHOLE` for a header that is not a byte range
 * or has several ranges that are not adjacent, and `NONE` if the file does not contain the range.
 */
export function byteRange(header: string, size: number): ByteRange | 'WHOLE' | 'NONE' {
  const ranges = parseRange(size, withinSize(header, size), { combine: true });
  if (ranges === -2) return 'WHOLE';
  if (ranges === -1) return header.startsWith('bytes=') ? 'NONE' : 'WHOLE';
  const [range, ...more] = ranges;
  if (range === undefined || more.length > 0 || ranges.type !== 'bytes') return 'WHOLE';
  return { first: range.start, last: range.end };
}

/**
 * The last thousand bytes of a hundred-byte file are the whole file, which the parser doesn't
 * accept.
 */
function withinSize(header: string, size: number): string {
  return header.replace(
    /([=,]\s*)-(\d+)/g,
    (_, before: string, suffix: string) => `${before}-${Math.min(Number(suffix), size)}`,
  );
}
