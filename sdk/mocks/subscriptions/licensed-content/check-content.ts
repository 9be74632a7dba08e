import {
  holdsTooManyFiles,
  isTooLargeInZip,
  unpacksTooLarge,
  zipLimits,
} from '../../../domain/media/zip-limits.ts';
import { entryPath, isLeftBehind } from './entry-path.ts';
import { unfit, unfitEntry } from './unfit-zip.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

const START = 'index.html';

export interface CheckedContent {
  files: number;
  /** Unpacked, together. */
  bytes: number;
  /** Hidden files and those of operating systems, which are not taken. */
  leftOut: number;
}

/**
 * What a zip of licensed content holds, as far as its list of entries tells.
 * @throws UnfitZip
 */
export function checkContent(zip: Uint8Array): CheckedContent {
  const entries = readDirectory(zip);
  if (entries.length > zipLimits.entries) throw tooMany();
  const placed = entries.map((entry) => ({ ...entry, path: entryPath(entry.name) }));
  const taken = placed.filter(({ path }) => !isLeftBehind(path));
  for (const entry of taken) demandOrdinary(entry);
  const files = taken.filter(isFile);
  demandUnique(files.map(({ path }) => path));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > zipLimits.files) throw tooMany();
  if (bytes > zipLimits.bytes) throw unfit(unpacksTooLarge);
  if (files.length === 0) throw unfit('The zip is empty.');
  demandStart(files.map(({ path }) => path));
  return { files: files.length, bytes, leftOut: placed.filter(isFile).length - files.length };
}

const isFile = ({ name }: ZipEntry) => !name.endsWith('/');
const tooMany = () => unfit(holdsTooManyFiles);

function demandOrdinary(entry: ZipEntry): void {
  const { name, bytes, packedBytes, method } = entry;
  const refuse = (why: string) => unfitEntry(name, why);
  if (entry.encrypted) throw refuse('is encrypted. Pack it without a password.');
  if (method !== 0 && method !== 8) {
    throw refuse('is packed in a way the shop can’t read. Pack an ordinary zip.');
  }
  if (!isFile(entry) && bytes > 0) throw refuse('is called a folder, yet has content.');
  if (method === 0 && packedBytes !== bytes) {
    throw refuse('has another size than the zip says. Pack it anew.');
  }
  if (bytes > zipLimits.bytesOfOne) throw refuse(isTooLargeInZip);
  if (bytes > zipLimits.suspicious && bytes > packedBytes * zipLimits.ratio) {
    throw refuse('unpacks to more than a hundred times its size.');
  }
}

function demandUnique(paths: readonly string[]): void {
  const known = new Map<string, string>();
  for (const path of paths) {
    const folded = path.toUpperCase().toLowerCase();
    const other = known.get(folded);
    if (other === path) throw unfitEntry(path, 'is there twice.');
    if (other !== undefined) {
      throw unfit(`“${other}” and “${path}” differ by case only. Rename one.`);
    }
    known.set(folded, path);
  }
}

/** The page a release opens with, at the root or in the only folder. */
function demandStart(paths: readonly string[]): void {
  const folder = `${paths[0]?.split('/')[0]}/`;
  const isOnly = paths.every((path) => path.startsWith(folder));
  if (paths.includes(START) || (isOnly && paths.includes(folder + START))) return;
  throw unfit('The zip has no index.html at its root or in its only folder.');
}
