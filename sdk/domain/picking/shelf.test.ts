import { expect, test } from 'vitest';
import { compareBins, hasCode } from './shelf.ts';

const spindle = { catalogItemId: 'er20-water', partNumber: 'SP-2200-W', gtin: '036000291452' };

test.each([
  ['er20-water', true],
  [' ER20-WATER ', true],
  ['sp-2200-w', true],
  ['036000291452', true],
  ['0036000291452', true],
  ['00036000291452', true],
  ['36000291452', false],
  ['036000291453', false],
  ['er20', false],
  ['', false],
])('recognizes an item by the code %j: %s', (code, known) => {
  expect(hasCode(spindle, code)).toBe(known);
});

test('recognizes an item without a part number and GTIN by its id alone', () => {
  const plain = { ...spindle, partNumber: null, gtin: null };
  expect(
    ['er20-water', 'SP-2200-W', '036000291452', ''].map((code) => hasCode(plain, code)),
  ).toEqual([true, false, false, false]);
});

test('sorts by shelf location, numbers by value, and items without one last', () => {
  const bins = [null, 'B-1', 'a-10', 'A-2', null, 'A-02-3'];
  expect(
    bins
      .map((bin) => ({ bin }))
      .toSorted(compareBins)
      .map(({ bin }) => bin),
  ).toEqual(['A-2', 'A-02-3', 'a-10', 'B-1', null, null]);
});
