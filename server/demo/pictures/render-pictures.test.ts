import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import type { DemoAttribute } from '@spindle/sdk/demo/catalogs/types';
import { sections } from '@spindle/sdk/demo/content/all-sections';
import { pictures } from './gallery/all-pictures.ts';
import { renderPictures } from './render-pictures.ts';

const SAMPLE = ['catalog/tooling/vbit-60.webp', 'catalog/tooling/vbit-60-drawing.webp'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spindle pictures '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function imagesOf(record: { image: string | null; attributes?: DemoAttribute[] }): string[] {
  const extra = (record.attributes ?? []).filter(({ type }) => type === 'IMAGE');
  const own = record.image === null ? [] : [record.image];
  return [...own, ...extra.map(({ value }) => value)];
}

test('every picture the data names can be drawn, and none is drawn for nothing', () => {
  const named = [...catalogs, ...sections].flatMap((group) => [
    ...imagesOf(group),
    ...group.items.flatMap(imagesOf),
  ]);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(pictures).toSorted());
});

test('no picture has a name that a narrower copy of another could have', () => {
  for (const path of Object.keys(pictures)) expect(path).not.toMatch(/-(400|800)\.webp$/);
});

test('a picture comes in three widths of one shape, and a second run draws nothing', async () => {
  const first = await renderPictures(folder, SAMPLE);
  expect(first.drawn).toBe(2);
  for (const [ending, width] of [
    ['', 1600],
    ['-800', 800],
    ['-400', 400],
  ] as const) {
    const file = join(folder, `catalog/tooling/vbit-60${ending}.webp`);
    const { format, width: wide, height } = await sharp(file).metadata();
    expect({ format, wide, height }).toEqual({ format: 'webp', wide: width, height: width * 0.75 });
  }
  expect(await renderPictures(folder, SAMPLE)).toMatchObject({ drawn: 0, kept: 2 });
}, 60_000);

test('a picture that is missing is drawn again, and nothing half written stays behind', async () => {
  await rm(join(folder, 'catalog/tooling/vbit-60-400.webp'));
  expect(await renderPictures(folder, SAMPLE)).toMatchObject({ drawn: 1, kept: 1 });
  const files = await readdir(join(folder, 'catalog/tooling'));
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
}, 60_000);

test('a product fills its picture: it is no empty or uniform area', async () => {
  const { channels } = await sharp(join(folder, 'catalog/tooling/vbit-60-800.webp')).stats();
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(8);
});
