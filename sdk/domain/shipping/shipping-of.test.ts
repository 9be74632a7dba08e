import { expect, it } from 'vitest';
import { shippingOf } from './shipping-of.ts';

const item = (WEIGHT: string | null, SHIPPING: string | null) => ({
  digital: false,
  attributes: [
    ...(WEIGHT === null ? [] : [{ attributeId: 'w', type: 'WEIGHT' as const, value: WEIGHT }]),
    ...(SHIPPING === null
      ? []
      : [{ attributeId: 's', type: 'SHIPPING' as const, value: SHIPPING }]),
  ],
});

it.each([
  [item(null, null), { group: 'PARCEL', ounces: 16, isWeighed: false }],
  [item(' 40 ', ' freight '), { group: 'FREIGHT', ounces: 40, isWeighed: true }],
  [item('0', ''), { group: 'PARCEL', ounces: 16, isWeighed: false }],
  [item('heavy', 'digital'), { group: 'PARCEL', ounces: 16, isWeighed: false }],
  [
    { ...item('40', 'FREIGHT'), digital: true },
    { group: 'DIGITAL', ounces: 0, isWeighed: true },
  ],
])('for %j', (overrides, shipping) => {
  expect(shippingOf(overrides)).toEqual(shipping);
});
