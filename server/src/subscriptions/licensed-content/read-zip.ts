import { open } from 'node:fs/promises';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { requireNoOverlap } from './overlaps.ts';
import {
  chooseFiles,
  type SelectedFiles,
  type NamedEntry,
} from '@spindle/sdk/domain/licensed-content/choose-files';
import { tooMany, InvalidZip, unreadable } from '@spindle/sdk/domain/licensed-content/invalid-zip';
import { zipLimits } from '@spindle/sdk/domain/media/zip-limits';

export interface ZipContents extends SelectedFiles<Entry> {
  zip: ZipFile;
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
  }).catch(notRead);
  try {
    const directoryStart = Number(zip.readEntryCursor);
    const entries = await allEntries(zip);
    await requireEnd(file, Number(zip.readEntryCursor));
    const chosen = chooseFiles(entries);
    await requireNoOverlap(zip, entries, directoryStart).catch(notRead);
    return { zip, ...chosen };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function allEntries(zip: ZipFile): Promise<NamedEntry<Entry>[]> {
  if (zip.entryCount > zipLimits.entries) throw tooMany();
  const entries: NamedEntry<Entry>[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push({ name: nameOf(entry), entry });
  } catch (error) {
    notRead(error);
  }
  return entries;
}

const ENTRY = 0x02014b50;

/** A list that goes on behind the last entry the zip has counted is not the one its maker sees. */
async function requireEnd(file: string, listEnd: number): Promise<void> {
  const handle = await open(file);
  try {
    const next = Buffer.alloc(4);
    await handle.read(next, 0, 4, listEnd);
    if (next.readUInt32LE(0) === ENTRY) throw unreadable();
  } finally {
    await handle.close();
  }
}

function notRead(error: unknown): never {
  throw error instanceof InvalidZip ? error : unreadable();
}

/** Many tools write UTF-8 without saying so; what isn't is read as they read it in 1990. */
function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const utf8 = fileNameRaw.toString('utf8');
  const flags = utf8.includes('\ufffd') ? generalPurposeBitFlag : generalPurposeBitFlag | 0x800;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}
