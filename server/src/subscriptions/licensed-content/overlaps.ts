import type { Entry, ZipFile } from 'yauzl';
import type { NamedEntry } from '@spindle/sdk/domain/licensed-content/choose-files';
import { invalidEntry } from '@spindle/sdk/domain/licensed-content/invalid-zip';

/**
 * Rejects a zip whose entries share bytes. A zip bomb stores some bytes once and refers to them a
 * thousand times.
 * @param directoryStart offset of the central directory, which follows the entries' bytes
 * @throws InvalidZip
 */
export async function requireNoOverlap(
  zip: ZipFile,
  entries: readonly NamedEntry<Entry>[],
  directoryStart: number,
): Promise<void> {
  const places: { name: string; start: number; end: number }[] = [];
  for (const { name, entry } of entries) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const end = fileDataStart + entry.compressedSize;
    places.push({ name, start: entry.relativeOffsetOfLocalHeader, end });
  }
  places.sort((one, other) => one.start - other.start);
  for (const [at, { name, end }] of places.entries()) {
    const next = places[at + 1]?.start ?? directoryStart;
    if (end > next) throw invalidEntry(name, 'shares its bytes with another entry.');
  }
}
