import parseRange from 'range-parser';
import type { ByteRange } from '../gateways/storage.ts';

/**
 * The one part of a file that a `Range` header asks for (RFC 9110, 14.2). `WHOLE` also for what is no
 * range of bytes, and for several parts that are not next to each other; `NONE`: the file has no such part.
 */
export function byteRange(header: string, size: number): ByteRange | 'WHOLE' | 'NONE' {
  const ranges = parseRange(size, withinSize(header, size), { combine: true });
  if (ranges === -2) return 'WHOLE';
  if (ranges === -1) return header.startsWith('bytes=') ? 'NONE' : 'WHOLE';
  const [range, ...more] = ranges;
  if (range === undefined || more.length > 0 || ranges.type !== 'bytes') return 'WHOLE';
  return { first: range.start, last: range.end };
}

/** The last thousand bytes of a hundred are all of them; the parser finds none. */
function withinSize(header: string, size: number): string {
  return header.replace(
    /([=,]\s*)-(\d+)/g,
    (_, before: string, suffix: string) => `${before}-${Math.min(Number(suffix), size)}`,
  );
}
