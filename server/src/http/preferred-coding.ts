export type Coding = 'identity' | 'br' | 'gzip';

const known = new Map<string, Coding>();
const MOST_KNOWN = 100;

/** The best coding an `Accept-Encoding` header allows. Browsers send a handful: each is read once. */
export function preferredCoding(header: string | string[] | undefined): Coding {
  if (typeof header !== 'string') return 'identity';
  const found = known.get(header);
  if (found !== undefined) return found;
  const coding = read(header);
  if (known.size < MOST_KNOWN) known.set(header, coding);
  return coding;
}

function read(header: string): Coding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
