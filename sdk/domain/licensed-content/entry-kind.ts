import { isTooLargeInZip, zipLimits } from '../media/zip-limits.ts';
import { invalidEntry } from './invalid-zip.ts';

/** A zip directory's data about an entry. The field names are those of yauzl. */
export interface EntryFacts {
  generalPurposeBitFlag: number;
  externalFileAttributes: number;
  compressionMethod: number;
  /** Size in bytes, as claimed by the zip. */
  compressedSize: number;
  uncompressedSize: number;
}

/** Follows the name of a file in the zip. */
export const hasOtherSize = "doesn't match the size listed in the zip. Zip it again.";

const KIND = 0xf000;
const REGULAR = 0x8000;
const FOLDER = 0x4000;
const STORED = 0;
const DEFLATED = 8;
/** Encrypted the old way, the strong way, or with hidden names. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;

/**
 * Requires a plain file or folder of a plausible size. Its kind is read from its attributes,
 * whichever system the zip claims to come from.
 * @throws InvalidZip
 */
export function requireRegularFile(name: string, entry: EntryFacts): void {
  const reject = (why: string) => invalidEntry(name, why);
  const isFolder = name.endsWith('/');
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind !== 0 && kind !== (isFolder ? FOLDER : REGULAR)) {
    throw reject('is a link or other special file. Zip the file itself.');
  }
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) {
    throw reject('is encrypted. Zip it without a password.');
  }
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    throw reject("uses a compression method the shop can't read. Use a standard zip.");
  }
  if (isFolder && uncompressedSize > 0) throw reject('is listed as a folder but has content.');
  if (compressionMethod === STORED && compressedSize !== uncompressedSize) {
    throw reject(hasOtherSize);
  }
  if (uncompressedSize > zipLimits.bytesOfOne) throw reject(isTooLargeInZip);
  if (
    uncompressedSize > zipLimits.suspicious &&
    uncompressedSize > compressedSize * zipLimits.ratio
  ) {
    throw reject('unpacks to more than 100 times its size.');
  }
}
