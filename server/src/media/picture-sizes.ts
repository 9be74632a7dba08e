import { buffer } from 'node:stream/consumers';
import { withTimeLimit } from '../gateways/time-limit.ts';
import { createFolderStorage } from '../gateways/storage-folder.ts';
import { isSafeKey } from '../gateways/storage.ts';
import type { Services } from '../services.ts';
import { IMAGES } from './image-files.ts';
import { narrowerCopies } from './narrower-copy.ts';
import { WEBP_HEAD_BYTES, webpSize, type PictureSize } from './webp-size.ts';

/** A page renders without the size rather than waiting longer. */
const TIMEOUT_MS = 500;

/**
 * Returns the size in pixels of the shop's own pictures by their URL, from the start of their
 * files. Returns null if the picture does not exist or is not available now.
 */
export function pictureSizes({
  config,
  storage,
  log,
}: Pick<Services, 'config' | 'storage' | 'log'>) {
  const folder = createFolderStorage(config.mediaDir);
  const places = [folder, storage];
  const ensureCopy = narrowerCopies(config.mediaDir, folder);
  const base = `${config.frontEnd.cdnBase}/`;

  return async (address: string): Promise<PictureSize | null> => {
    const name = address.slice(base.length);
    if (!address.startsWith(base) || !isSafeKey(name)) return null;
    try {
      await ensureCopy(name);
      return await withTimeLimit(TIMEOUT_MS, async () => {
        for (const place of places) {
          const found = await place.get(IMAGES + name, { first: 0, last: WEBP_HEAD_BYTES - 1 });
          if (found !== null) return webpSize(await buffer(found.stream));
        }
        return null;
      });
    } catch (error) {
      log.warn({ err: error, picture: name }, 'the size of an image is unknown');
      return null;
    }
  };
}
