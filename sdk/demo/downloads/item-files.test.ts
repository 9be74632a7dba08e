import { expect, test } from 'vitest';
import { validatePublicFile } from '../../domain/media/public-file.ts';
import { catalogs } from '../catalogs/all-catalogs.ts';
import { itemFile } from './item-files.ts';
import { stepBlock } from './step-block.ts';

const files = catalogs
  .flatMap(({ items }) => items)
  .flatMap((item) =>
    item.attributes
      .filter(({ type }) => type === 'FILE')
      .map(({ value }) => [value, itemFile(item, value).text] as const),
  );

test.each(files)('%s could have been uploaded', (name, text) => {
  expect(validatePublicFile({ name, size: text.length, start: text.slice(0, 1024) })).toBeNull();
});

test('ten items have a data sheet', () => {
  expect(files.filter(([name]) => name.endsWith('.pdf'))).toHaveLength(10);
});

test('a model is a closed solid: each edge borders two faces, once in each direction', () => {
  const text = stepBlock('plate', [300, 200, 18]);
  const used = [...text.matchAll(/ORIENTED_EDGE\('',\*,\*,(#\d+),(\.[TF]\.)\)/g)];
  const directions = Map.groupBy(used, ([, edge]) => edge);
  expect(directions.size).toBe(12);
  for (const both of directions.values()) {
    expect(both).toHaveLength(2);
    expect(new Set(both.map(([, , forward]) => forward))).toEqual(new Set(['.T.', '.F.']));
  }
});
