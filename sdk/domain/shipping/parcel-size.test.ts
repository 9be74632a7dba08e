import { expect, it } from 'vitest';
import { parcelSize } from './parcel-size.ts';

const line = (quantity: number, ...values: string[]) => ({
  quantity,
  attributes: [
    { type: 'SIZE', value: '99x99x99' },
    ...values.map((value) => ({ type: 'PACKAGE', value })),
  ],
});

it('has the largest footprint, and the sum of the heights', () => {
  expect(parcelSize([line(2, '12x8.5x4'), line(1, '9 × 10 × 1.5 in')])).toEqual({
    length: 12,
    width: 9,
    height: 9.5,
  });
});

it('uses the first attribute that is a size', () => {
  expect(parcelSize([line(1, '8 drills in a block', ' 7X4x2in ')])).toEqual({
    length: 7,
    width: 4,
    height: 2,
  });
});

it.each(['box of 10', '12x8', '12x8x0', '12x0x4', '0x8x4', '0x0x4', '12x8x4 cm', '1e3x2x2', ''])(
  'is unknown for a box of “%s”, so at least as large as the others',
  (value) => {
    expect(parcelSize([line(1, value)])).toBeNull();
    const other = { length: 12, width: 8, height: 4 };
    expect(parcelSize([line(1, '12x8x4'), line(1, value)])).toEqual(other);
    expect(parcelSize([line(1, value), line(1, '12x8x4')])).toEqual(other);
  },
);

it('is unknown without items', () => {
  expect(parcelSize([])).toBeNull();
});

it.each(['120x100.25x8', '120 x 100.25 x 8', '120×100.25×8in', '100.25x120x8 IN'])(
  'is read from “%s”',
  (value) => {
    const size = { length: 120, width: 100.25, height: 8 };
    expect(parcelSize([line(1, value)])).toEqual(size);
  },
);

it.each(['1200x8x4', '12x8.125x4', '12x8.x4', '12.5.5x8x4', '12x8x4x2', '-12x8x4', 'in 12x8x4'])(
  "isn't read from “%s”",
  (value) => {
    expect(parcelSize([line(1, value)])).toBeNull();
  },
);

it('is precise to the hundredth of an inch', () => {
  expect(parcelSize([line(3, '4x2x0.1')])).toEqual({ length: 4, width: 2, height: 0.3 });
  expect(parcelSize([line(1, '4x2x0.25')])).toEqual({ length: 4, width: 2, height: 0.25 });
});
