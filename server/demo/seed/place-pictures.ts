import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { picturePaths, picturesFolder } from '@spindle/sdk/demo/pictures-folder';
import { IMAGES } from '../../src/media/image-files.ts';

/** Puts the demo's pictures where the shop finds them. Existing pictures are not overwritten. */
export async function placePictures(mediaDir: string): Promise<void> {
  await Promise.all(
    picturePaths().map(async (path) => {
      const original = join(picturesFolder, path);
      const placed = join(mediaDir, IMAGES, path);
      if (await isSame(original, placed)) return;
      await mkdir(dirname(placed), { recursive: true });
      await copyFile(original, placed);
    }),
  );
}

async function isSame(original: string, placed: string): Promise<boolean> {
  const there = await readFile(placed).catch(() => null);
  return there !== null && there.equals(await readFile(original));
}
