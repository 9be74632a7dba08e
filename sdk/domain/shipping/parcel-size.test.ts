import { expect, it } from 'vitest';
import { parcelSize } from './parcel-size.ts';

const line = (quantity: number, ...values: string[]) => ({
  quantity,
  attributes: [
    { type: 'SIZE', value: '99x99x99' },
    ...values.map((value) => ({ type: 'PACKAGE', value })),
  ],
});

it('stands on the largest box, and is as high as all', () => {
  expect(parcelSize([line(2, '12x8.5x4'), line(1, '9 × 10 × 1.5 in')])).toEqual({
    length: 12,
    width: 9,
    height: 9.5,
  });
});

it('takes the first that is a size', () => {
  expect(parcelSize([line(1, '8 drills in a block', ' 7X4x2in ')])).toEqual({
    length: 7,
    width: 4,
    height: 2,
  });
});

it.each(['box of 10', '12x8', '12x8x0', '12x0x4', '0x8x4', '0x0x4', '12x8x4 cm', '1e3x2x2', ''])(
  'is not known where a box says “%s”',
  (value) => {
    expect(parcelSize([line(1, '12x8x4'), line(1, value)])).toBeNull();
  },
);

it('is not known of nothing', () => {
  expect(parcelSize([])).toBeNull();
});
