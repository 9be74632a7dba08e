import type { NamedEntry } from './choose-files.ts';
import type { EntryFacts } from './entry-kind.ts';
import { tooMany, unreadable } from './invalid-zip.ts';
import { zipLimits } from '../media/zip-limits.ts';

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/**
 * Reads a zip's entries from the directory at its end, without unpacking.
 * @throws InvalidZip
 */
export function readDirectory(bytes: Uint8Array): NamedEntry<EntryFacts>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > zipLimits.entries) throw tooMany();
  const entries: NamedEntry<EntryFacts>[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < count) {
    if (!isSignature(view, at, ENTRY) || at + ENTRY_LENGTH > end) throw unreadable();
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const nameStart = at + ENTRY_LENGTH;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameLength)),
      entry: {
        generalPurposeBitFlag: view.getUint16(at + 8, true),
        compressionMethod: view.getUint16(at + 10, true),
        compressedSize: view.getUint32(at + 20, true),
        uncompressedSize: view.getUint32(at + 24, true),
        externalFileAttributes: view.getUint32(at + 38, true),
      },
    });
    at = nameStart + nameLength + extraLength + commentLength;
    if (at > end) throw unreadable();
  }
  // if there are more entries than declared, the author sees another directory than we do
  if (isSignature(view, at, ENTRY)) throw unreadable();
  return entries;
}

/** Returns where the end record begins. Only a comment may follow it. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (isSignature(view, at, END) && view.getUint16(at + 20, true) === last - at) return at;
  }
  throw unreadable();
}

function isSignature(view: DataView, at: number, signature: number): boolean {
  return at + 4 <= view.byteLength && view.getUint32(at, true) === signature;
}
