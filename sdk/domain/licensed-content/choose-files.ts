import { zipLimits } from '../media/zip-limits.ts';
import { requireOrdinary, type EntryFacts } from './entry-kind.ts';
import { entryPath, isLeftBehind } from './entry-path.ts';
import { withoutOnlyFolder } from './only-folder.ts';
import { requireUnique } from './twofold-paths.ts';
import { tooLarge, tooMany, InvalidZip } from './invalid-zip.ts';

/** An entry under its name as it stands in the zip's list. */
export interface NamedEntry<Entry extends EntryFacts> {
  name: string;
  entry: Entry;
}

/** A file fit to be unpacked as far as what the zip says of it can be believed. */
export interface ZippedFile<Entry extends EntryFacts> {
  path: string;
  entry: Entry;
}

export interface SelectedFiles<Entry extends EntryFacts> {
  files: ZippedFile<Entry>[];
  /** How many files of operating systems and hidden ones are left out. */
  leftOut: number;
}

/**
 * The files of a release, of all entries of its zip.
 * @throws UnfitZip
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
    if (isLeftBehind(path)) {
      if (!folder) leftOut++;
      continue;
    }
    requireOrdinary(name, entry);
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
