import { expect, test } from 'vitest';
import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import type { DemoAttribute } from '../../demo/catalogs/types.ts';
import { sections } from '../../demo/content/all-sections.ts';
import { drawMockPicture } from './draw-mock-picture.ts';

const unknown = drawMockPicture('uploads/nobody-drew-this.webp');

function imagesOf(record: { image: string | null; attributes?: DemoAttribute[] }): string[] {
  const further = (record.attributes ?? []).filter(({ type }) => type === 'IMAGE');
  const own = record.image === null ? [] : [record.image];
  return [...own, ...further.map(({ value }) => value)];
}

const named = [...catalogs, ...sections].flatMap((group) => [
  ...imagesOf(group),
  ...group.items.flatMap(imagesOf),
]);

test.each([...new Set(named)].filter((path) => path !== 'catalog/surplus.webp'))(
  '%s shows something of its own',
  (path) => {
    const svg = drawMockPicture(path);
    expect(svg).not.toBe(unknown);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(100_000);
  },
);

test('every gradient that a picture refers to is in it', () => {
  for (const path of named) {
    const svg = drawMockPicture(path);
    for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  }
});

test('a narrower copy is the same picture, with or without the folder in front', () => {
  const whole = drawMockPicture('catalog/motors/nema23-1n9.webp');
  expect(drawMockPicture('catalog/motors/nema23-1n9-400.webp')).toBe(whole);
  expect(drawMockPicture('/images/catalog/motors/nema23-1n9-800.webp')).toBe(whole);
  expect(drawMockPicture('catalog/motors/nema23-1n9-back.webp')).not.toBe(whole);
});

test('a drawing carries its dimensions, and what nobody drew is a parcel', () => {
  expect(drawMockPicture('catalog/tooling/vbit-60-drawing.webp')).toContain(
    'viewBox="0 0 1600 1200"',
  );
  expect(unknown).toBe(drawMockPicture('catalog/surplus.webp'));
});
