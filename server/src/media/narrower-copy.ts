import { stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Storage } from '../gateways/storage.ts';
import { unlessMissing } from '../gateways/storage-folder.ts';
import { copies, IMAGES, kindOf, UPLOADS } from './image-files.ts';

const narrower = copies.filter(({ suffix }) => suffix !== '');
const suffixes = narrower.map(({ suffix }) => suffix).join('|');
// No copy of a copy: names could be made up for ever, each with a file of its own.
const pattern = new RegExp(`^(?<stem>.+)(?<!${suffixes})(?<suffix>${suffixes})\\.webp$`);

/** Decoding and encoding fill a core each. */
const inTurn = pLimit(2);

/**
 * Pictures that somebody put into the folder by hand, as the demo does, come in one size: a narrower
 * copy is made when it is first asked for, and anew when the picture is a newer one. Uploaded ones
 * have had all their copies from the start.
 */
export function narrowerCopies(mediaDir: string, folder: Storage) {
  const underWay = new Map<string, Promise<void>>();

  /** Afterwards the copy of that name lies in the folder, unless it is none or of no picture. */
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
    // What decodes takes a while to load, and few processes ever need it.
    const { narrow } = await import('./narrow.ts');
    await folder.put(IMAGES + name, await narrow(original, width), kindOf('webp'));
  }
}

/** In milliseconds; null where there is no such file. */
async function changedAt(file: string): Promise<number | null> {
  const found = await unlessMissing(stat(file));
  return found?.isFile() ? found.mtimeMs : null;
}
