import { zipLimits } from '../media/zip-limits.ts';
import { invalidEntry } from './invalid-zip.ts';

/**
 * Returns an entry's path from its name: separated by slashes but without one at either end, in
 * Unicode's composed form. `..` and its disguises are rejected rather than corrected, because they
 * are an attack.
 * @throws InvalidZip
 */
export function entryPath(name: string): string {
  const reject = (why: string) => invalidEntry(name, why);
  if (/\p{Cc}/u.test(name)) throw reject('has control characters in its name. Rename it.');
  if (name.includes('\ufffd')) throw reject("has a name that can't be read. Rename it.");
  if (name.includes('\\')) throw reject('has a backslash in its name. Use forward slashes.');
  if (name.startsWith('/')) throw reject('begins with a slash. Zip the folder itself.');
  if (/^[a-z]:/i.test(name)) throw reject('begins with a drive letter. Zip the folder itself.');
  if (/%[0-9a-f]{2}/i.test(name)) {
    throw reject('has an encoded character (% and two digits) in its name. Rename it.');
  }
  const path = name.replace(/\/$/, '').normalize('NFC');
  const parts = path.split('/');
  if (parts.includes('..') || parts.includes('.'))
    throw reject('has a path that points outside its folder.');
  if (parts.includes('')) throw reject('has a folder without a name.');
  if (parts.length > zipLimits.depth) {
    throw reject(`is more than ${zipLimits.depth - 1} folders deep.`);
  }
  if (parts.some((part) => bytesOf(part) > zipLimits.nameBytes)) {
    throw reject(`has a name longer than ${zipLimits.nameBytes} bytes. Shorten it.`);
  }
  if (bytesOf(path) > zipLimits.pathBytes) {
    throw reject(`has a path longer than ${zipLimits.pathBytes} bytes. Shorten it.`);
  }
  return path;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Returns whether a path belongs to an operating system or a tool. Such files are never part of a
 * course and may be secret.
 */
export function isIgnoredEntry(path: string): boolean {
  const parts = path.split('/');
  return parts.some(
    (part) =>
      part.startsWith('.') || part === '__MACOSX' || /^(thumbs\.db|desktop\.ini)$/i.test(part),
  );
}
