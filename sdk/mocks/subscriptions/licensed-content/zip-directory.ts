import { unreadable } from './unfit-zip.ts';

/** What stands in a zip's list of entries. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  /** 0: as it is, 8: deflated. */
  method: number;
  packedBytes: number;
  bytes: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** In the old way, in the strong way, or with hidden names. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;

/**
 * The entries of a zip, as the list at its end has them; nothing is unpacked.
 * @throws UnfitZip
 */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < count) {
    if (!isSignature(view, at, ENTRY) || at + ENTRY_LENGTH > end) throw unreadable();
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const nameStart = at + ENTRY_LENGTH;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
    });
    at = nameStart + nameLength + extraLength + commentLength;
  }
  // a list that goes on is not the one its maker sees
  if (isSignature(view, at, ENTRY)) throw unreadable();
  return entries;
}

/** Where the end of the list begins: behind it is nothing but a comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (isSignature(view, at, END) && view.getUint16(at + 20, true) === last - at) return at;
  }
  throw unreadable();
}

function isSignature(view: DataView, at: number, signature: number): boolean {
  return at >= 0 && at + 4 <= view.byteLength && view.getUint32(at, true) === signature;
}
