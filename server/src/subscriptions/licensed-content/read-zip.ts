import { open } from 'node:fs/promises';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { demandOrdinary } from './entry-kind.ts';
import { entryPath, isLeftBehind } from './entry-path.ts';
import { demandApart } from './overlaps.ts';
import { withoutOnlyFolder } from './only-folder.ts';
import { demandUnique } from './twofold-paths.ts';
import { tooLarge, tooMany, UnfitZip, unreadable } from './unfit-zip.ts';
import type { NamedEntry, ZippedFile } from './zip-entry.ts';
import { zipLimits } from '@spindle/sdk/domain/media/zip-limits';

export interface ZipContents {
  zip: ZipFile;
  files: ZippedFile[];
  /** How many files of operating systems and hidden ones are left out. */
  leftOut: number;
}

/**
 * What a zip on the disk holds. Nothing is unpacked; whoever unpacks has still to count the bytes, as sizes
 * are only what the zip claims. To be closed by `zip.close()`.
 * @throws UnfitZip
 */
export async function readZip(file: string): Promise<ZipContents> {
  const zip = await openPromise(file, {
    autoClose: false,
    // Names are decoded here, and sizes counted: the refusal is to name the entry.
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch(unreadable);
  try {
    const directoryStart = Number(zip.readEntryCursor);
    const entries = await allEntries(zip);
    await demandEnd(file, Number(zip.readEntryCursor));
    const { files, leftOut } = choose(entries);
    await demandApart(zip, entries, directoryStart).catch(unreadable);
    return { zip, files: withoutOnlyFolder(files), leftOut };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function allEntries(zip: ZipFile): Promise<NamedEntry[]> {
  if (zip.entryCount > zipLimits.entries) throw tooMany();
  const entries: NamedEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push({ name: nameOf(entry), entry });
  } catch (error) {
    unreadable(error);
  }
  return entries;
}

const ENTRY = 0x02014b50;

/** A list that goes on behind the last entry the zip has counted is not the one its maker sees. */
async function demandEnd(file: string, listEnd: number): Promise<void> {
  const handle = await open(file);
  try {
    const next = Buffer.alloc(4);
    await handle.read(next, 0, 4, listEnd);
    if (next.readUInt32LE(0) === ENTRY) unreadable(null);
  } finally {
    await handle.close();
  }
}

function choose(entries: readonly NamedEntry[]): { files: ZippedFile[]; leftOut: number } {
  const paths: { path: string; folder: boolean }[] = [];
  const files: ZippedFile[] = [];
  let leftOut = 0;
  let bytes = 0;
  for (const { name, entry } of entries) {
    const path = entryPath(name);
    const folder = name.endsWith('/');
    if (isLeftBehind(path)) {
      if (!folder) leftOut++;
      continue;
    }
    demandOrdinary(name, entry);
    paths.push({ path, folder });
    if (folder) continue;
    files.push({ path, entry });
    bytes += entry.uncompressedSize;
  }
  demandUnique(paths);
  if (files.length > zipLimits.files) throw tooMany();
  if (bytes > zipLimits.bytes) throw tooLarge();
  if (files.length === 0) throw new UnfitZip('The zip is empty. Nothing was changed.');
  return { files, leftOut };
}

/** Many tools write UTF-8 without saying so; what isn't is read as they read it in 1990. */
function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const utf8 = fileNameRaw.toString('utf8');
  const flags = utf8.includes('\ufffd') ? generalPurposeBitFlag : generalPurposeBitFlag | 0x800;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}
