import { zipLimits } from '../media/zip-limits.ts';
import { requireRegularFile, type EntryFacts } from './entry-kind.ts';
import { entryPath, isIgnoredEntry } from './entry-path.ts';
import { withoutOnlyFolder } from './only-folder.ts';
import { requireUnique } from './duplicate-paths.ts';
import { tooLarge, tooMany, InvalidZip } from './invalid-zip.ts';

/** An entry with its name from the zip's directory. */
export interface NamedEntry<Entry extends EntryFacts> {
  name: string;
  entry: Entry;
}

/** A file to unpack. Its size and kind are still the zip's claims. */
export interface ZippedFile<Entry extends EntryFacts> {
  path: string;
  entry: Entry;
}

export interface SelectedFiles<Entry extends EntryFacts> {
  files: ZippedFile<Entry>[];
  /** Number of system files and hidden files that are skipped. */
  leftOut: number;
}

/**
 * Returns the files of a release from the entries of its zip.
 * @throws InvalidZip
 */
export function chooseFiles<Entry extends EntryFacts>(
  entries: readonly NamedEntry<Entry>[],
): SelectedFiles<Entry> {
  const paths: { path: string; folder: boolean }[] = [];
  const files: ZippedFile<Entry>[] = [];
  let leftOut = 0;
  let bytes = 0;
  for (const { name, entry } of entries) {
    const path = entryPath(name);
    const folder = name.endsWith('/');
    if (isIgnoredEntry(path)) {
      if (!folder) leftOut++;
      continue;
    }
    requireRegularFile(name, entry);
    paths.push({ path, folder });
    if (folder) continue;
    files.push({ path, entry });
    bytes += entry.uncompressedSize;
  }
  requireUnique(paths);
  if (files.length > zipLimits.files) throw tooMany();
  if (bytes > zipLimits.bytes) throw tooLarge();
  if (files.length === 0) throw new InvalidZip('The zip is empty.');
  return { files: withoutOnlyFolder(files), leftOut };
}
