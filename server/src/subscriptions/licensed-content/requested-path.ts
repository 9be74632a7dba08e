export interface RequestedFile {
  catalogId: string;
  itemId: string;
  token: string;
  /** Decoded path within the release, ending in a file name. */
  path: string;
  /** Path of the release as it was requested. */
  base: string;
}

const LONGEST = 6000;
const shape =
  /^(\/assets\/subs\/([a-z0-9-]{1,64})\/([a-z0-9-]{1,64})\/t\/([A-Za-z0-9_.-]{1,2000})\/)(.*)$/s;

/**
 * Returns the file named by a URL, or null for an invalid URL. The URL is decoded once. Attempts to
 * leave the release, plain or encoded, are invalid.
 */
export function requestedFile(address: string): RequestedFile | null {
  if (address.length > LONGEST) return null;
  const [, base = '', catalogId = '', itemId = '', token = '', rest] = shape.exec(address) ?? [];
  if (rest === undefined || /%(2f|5c)/i.test(rest)) return null;
  const decoded = decode(rest);
  if (decoded === null || /[\\\p{Cc}]/u.test(decoded)) return null;
  const path = decoded === '' || decoded.endsWith('/') ? `${decoded}index.html` : decoded;
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return null;
  return { catalogId, itemId, token, path: path.normalize('NFC'), base };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
