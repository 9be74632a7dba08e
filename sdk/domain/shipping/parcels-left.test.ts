import { expect, it } from 'vitest';
import { contentsOf, parcelsLeft } from './parcels-left.ts';

const motor = {
  catalogId: 'motors',
  catalogItemId: 'servo',
  digital: false,
  quantity: 3,
  grossCents: 1000,
  taxCents: 100,
  attributes: [{ attributeId: 'weight', type: 'WEIGHT' as const, value: '900' }],
};
const one = { catalogId: 'motors', catalogItemId: 'servo', quantity: 1 };

it('are numbered from 1, and split what was paid to the cent', () => {
  const parcels = parcelsLeft([motor], []);
  expect(parcels.map(({ parcel, ounces }) => [parcel, ounces])).toEqual([
    [1, 900],
    [2, 900],
    [3, 900],
  ]);
  const lines = parcels.flatMap((parcel) => parcel.lines);
  expect(lines.map(({ quantity, grossCents }) => [quantity, grossCents])).toEqual([
    [1, 333],
    [1, 334],
    [1, 333],
  ]);
  expect(contentsOf(lines)).toEqual([one, one, one]);
});

it('are those without a label, with the free numbers', () => {
  const left = parcelsLeft([motor], [{ parcel: 2, contents: [one] }]);
  expect(left.map(({ parcel }) => parcel)).toEqual([1, 3]);
  expect(left.flatMap(({ lines }) => lines.map(({ grossCents }) => grossCents))).toEqual([
    334, 333,
  ]);
});

it('are none once every unit has a label, or if an old label covers all', () => {
  const all = [{ parcel: 1, contents: [{ ...one, quantity: 3 }] }];
  expect(parcelsLeft([motor], all)).toEqual([]);
  expect(parcelsLeft([motor], [{ parcel: 1, contents: null }])).toEqual([]);
  expect(parcelsLeft([{ ...motor, quantity: 2 }], all)).toEqual([]);
});
