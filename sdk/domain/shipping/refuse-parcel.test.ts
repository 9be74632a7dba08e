import { describe, expect, it } from 'vitest';
import { parcelsOf } from './parcels.ts';
import { refuseParcels, type NamedLine } from './refuse-parcel.ts';

const line = (name: string, quantity: number, ounces: string, group = ''): NamedLine => ({
  catalogId: 'motors',
  catalogItemId: name,
  title: `The ${name}`,
  digital: false,
  quantity,
  attributes: [
    { type: 'WEIGHT', value: ounces },
    { type: 'SHIPPING', value: group },
  ],
});
const rate = { service: 'Ground', cents: 700, days: 5 };
const tooLarge = (name: string, quantity: number) => ({
  code: 'PARCEL_TOO_LARGE',
  reason: `No carrier takes a parcel there that is as large or heavy as this, with ${quantity} × The ${name} in it. Please order less at a time, or write to us.`,
  item: { catalogId: 'motors', catalogItemId: name },
});

describe('a parcel', () => {
  const heavy = parcelsOf([line('motor', 3, '900')]);

  it('that a carrier takes is sold', () => {
    expect(refuseParcels(heavy, [[rate]])).toBeNull();
  });

  it('that no carrier takes is refused', () => {
    expect(refuseParcels(heavy, [[]])).toEqual(tooLarge('motor', 3));
  });

  it('is sold where the carrier could not be asked', () => {
    expect(refuseParcels(heavy, [null])).toBeNull();
    expect(refuseParcels(heavy, [])).toBeNull();
  });

  it('that has a way of its own is sold at the shop’s price', () => {
    expect(refuseParcels(parcelsOf([line('lathe', 1, '9000', 'FREIGHT')]), [[]])).toBeNull();
  });

  it('of nothing is not refused', () => {
    expect(refuseParcels([], [])).toBeNull();
    const empty = { group: 'PARCEL', lines: [], pounds: 0, size: null };
    expect(refuseParcels([empty], [[]])).toBeNull();
  });
});

describe('to blame is', () => {
  it.each([
    ['before the others', [line('motor', 1, '900'), line('screw', 1, '1'), line('nut', 1, '2')]],
    ['after the others', [line('screw', 1, '1'), line('nut', 1, '2'), line('motor', 1, '900')]],
  ])('the line that weighs most, %s', (_, lines) => {
    expect(refuseParcels(parcelsOf(lines), [[]])).toEqual(tooLarge('motor', 1));
  });

  it('the line that weighs most with all its units, not by one', () => {
    const lines = [line('motor', 1, '900'), line('bolt', 100, '10')];
    expect(refuseParcels(parcelsOf(lines), [[]])).toEqual(tooLarge('bolt', 100));
  });

  it('the parcel that has no rates, where another has some', () => {
    const parcels = parcelsOf([line('lathe', 1, '9000', 'FREIGHT'), line('motor', 2, '900')]);
    expect(refuseParcels(parcels, [[rate], []])).toEqual(tooLarge('motor', 2));
    expect(refuseParcels(parcels, [[], [rate]])).toBeNull();
    expect(refuseParcels(parcels, [[], []])).toEqual(tooLarge('motor', 2));
  });
});
