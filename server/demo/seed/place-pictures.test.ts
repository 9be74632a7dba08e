import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import type { DemoAttribute } from '@spindle/sdk/demo/catalogs/types';
import { sections } from '@spindle/sdk/demo/content/all-sections';
import { picturePaths, picturesFolder } from '@spindle/sdk/demo/pictures-folder';
import { placePictures } from './place-pictures.ts';

const ONE = 'catalog/tooling/vbit-60.webp';
let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'spindle-pictures-'));
});
afterAll(() => rm(mediaDir, { recursive: true, force: true }));

function imagesOf(record: { image: string | null; attributes?: DemoAttribute[] }): string[] {
  const extra = (record.attributes ?? []).filter(({ type }) => type === 'IMAGE');
  const own = record.image === null ? [] : [record.image];
  return [...own, ...extra.map(({ value }) => value)];
}

test('every picture the data names exists, and no others', () => {
  const named = [...catalogs, ...sections].flatMap((group) => [
    ...imagesOf(group),
    ...group.items.flatMap(imagesOf),
  ]);
  expect([...new Set(named)].toSorted()).toEqual(picturePaths());
});

test("no picture's name could be a narrower copy of another", () => {
  for (const path of picturePaths()) expect(path).not.toMatch(/-(400|800)\.webp$/);
});

test('pictures have the same shape, a high resolution, and a small total size', async () => {
  let bytes = 0;
  for (const path of picturePaths()) {
    const file = join(picturesFolder, path);
    const { format, width, height } = await sharp(file).metadata();
    expect({ path, format, width, height }).toEqual({
      path,
      format: 'webp',
      width: 1600,
      height: 1200,
    });
    bytes += (await stat(file)).size;
  }
  expect(bytes).toBeLessThan(8_000_000);
});

test('all pictures are placed; a second start skips them and repairs a changed one', async () => {
  const folder = join(mediaDir, 'images');
  await placePictures(mediaDir);
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(picturePaths());
  const { mtimeMs, ino } = await stat(join(folder, ONE));
  await writeFile(join(folder, 'catalog/motors.webp'), 'torn');
  await placePictures(mediaDir);
  expect(await stat(join(folder, ONE))).toMatchObject({ mtimeMs, ino });
  expect(await readFile(join(folder, 'catalog/motors.webp'))).toEqual(
    await readFile(join(picturesFolder, 'catalog/motors.webp')),
  );
});
