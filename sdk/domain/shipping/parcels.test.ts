import { expect, it } from 'vitest';
import type { components } from '../../src/schema.d.ts';
import { ouncesOf, parcelsOf } from './parcels.ts';

type Written = [components['schemas']['Attribute']['type'], string];

let made = 0;
const line = (quantity: number, written: Written[], digital = false) => ({
  catalogId: 'motors',
  catalogItemId: `item-${(made += 1)}`,
  digital,
  quantity,
  attributes: written.map(([type, value]) => ({ attributeId: type, type, value })),
});

it('are one for each shipping group, and none for digital items', () => {
  const lines = [
    line(2, [
      ['WEIGHT', '20'],
      ['PACKAGE', '12x8.5x4'],
    ]),
    line(1, [
      ['WEIGHT', '300'],
      ['SHIPPING', 'freight'],
    ]),
    line(5, [['WEIGHT', '9000']], true),
    line(1, [
      ['WEIGHT', '8'],
      ['PACKAGE', '9 × 10 × 1.5 in'],
    ]),
  ];
  const [small, large, , other] = lines;
  expect(parcelsOf(lines)).toEqual([
    {
      group: 'PARCEL',
      lines: [small, other],
      pounds: 3,
      size: { length: 12, width: 9, height: 9.5 },
      isWeighed: true,
    },
    { group: 'FREIGHT', lines: [large], pounds: 19, size: null, isWeighed: true },
  ]);
  expect(parcelsOf([line(1, [], true)])).toEqual([]);
  expect(parcelsOf([line(1, [])])).toMatchObject([{ pounds: 1, isWeighed: false }]);
});

it.each([
  ['16', 1],
  ['16.01', 2],
  ['0.5', 1],
])('are weighed in whole pounds, rounded up: %s ounces', (ounces, pounds) => {
  const [parcel] = parcelsOf([line(1, [['WEIGHT', ounces]])]);
  expect(parcel).toMatchObject({ pounds });
  expect(parcel && ouncesOf(parcel)).toBe(pounds * 16);
});
