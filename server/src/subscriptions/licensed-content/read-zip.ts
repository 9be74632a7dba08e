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
 * Reads a zip file's directory without unpacking it. The sizes are only the zip's claims, so code
 * that unpacks must count the bytes. The caller closes `zip`.
 * @throws InvalidZip
 */
export async function readZip(file: string): Promise<ZipContents> {
  const zip = await openPromise(file, {
    autoClose: false,
    // Our own code decodes names and checks sizes, so that the error names the entry.
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch(notRead);
  try {
    const directoryStart = Number(zip.readEntryCursor);
    const entries = await allEntries(zip);
    await requireEnd(file, Number(zip.readEntryCursor));
    const selected = chooseFiles(entries);
    await requireNoOverlap(zip, entries, directoryStart).catch(notRead);
    return { zip, ...selected };
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

/**
 * Rejects a zip whose directory continues after the declared number of entries, because other tools
 * would show different files.
 */
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

/**
 * Decodes a name as UTF-8, which many tools write without setting the flag. Falls back to the zip's
 * legacy encoding.
 */
function nameOf(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  const utf8 = fileNameRaw.toString('utf8');
  const flags = utf8.includes('\ufffd') ? generalPurposeBitFlag : generalPurposeBitFlag | 0x800;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}
