import { stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Storage } from '../gateways/storage.ts';
import { unlessMissing } from '../gateways/storage-folder.ts';
import { copies, IMAGES, kindOf, UPLOADS } from './image-files.ts';

const narrower = copies.filter(({ suffix }) => suffix !== '');
const suffixes = narrower.map(({ suffix }) => suffix).join('|');
// No copies of copies, because clients could make up names forever, each creating a file.
const pattern = new RegExp(`^(?<stem>.+)(?<!${suffixes})(?<suffix>${suffixes})\\.webp$`);

/** Decoding and encoding use a whole core each. */
const inTurn = pLimit(2);

/**
 * Creates narrower copies of pictures that were put into the folder by hand, as in the demo, in a
 * single size. A copy is created on first request, and again when the picture is newer. Uploaded
 * pictures have all their copies from the start.
 */
export function narrowerCopies(mediaDir: string, folder: Storage) {
  const underWay = new Map<string, Promise<void>>();

  /**
   * Makes sure that the folder has the copy with this name, if it is the name of a picture's copy.
   */
  return async function ensureCopy(name: string): Promise<void> {
    const { stem, suffix } = pattern.exec(name)?.groups ?? {};
    const copy = narrower.find((one) => one.suffix === suffix);
    if (stem === undefined || copy === undefined || name.startsWith(UPLOADS)) return;
    const original = path.join(mediaDir, IMAGES, `${stem}.webp`);
    const [changed, copied] = await Promise.all([
      changedAt(original),
      changedAt(path.join(mediaDir, IMAGES, name)),
    ]);
    if (changed === null || (copied !== null && copied >= changed)) return;
    const making = underWay.get(name) ?? inTurn(() => make(original, name, copy.width));
    underWay.set(name, making);
    await making.finally(() => underWay.delete(name));
  };

  async function make(original: string, name: string, width: number): Promise<void> {
    // The decoder is slow to load, and few processes ever need it.
    const { narrow } = await import('./narrow.ts');
    await folder.put(IMAGES + name, await narrow(original, width), kindOf('webp'));
  }
}

/** Returns milliseconds, or null if the file doesn't exist. */
async function changedAt(file: string): Promise<number | null> {
  const found = await unlessMissing(stat(file));
  return found?.isFile() ? found.mtimeMs : null;
}
