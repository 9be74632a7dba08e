import { expect, it } from 'vitest';
import { validateStock } from './validate-stock.ts';

const bolt = {
  catalogId: 'hardware',
  catalogItemId: 'bolt',
  title: 'Bolt',
  quantity: 3,
  digital: false,
  buyable: true,
  available: 11,
};
const set = {
  ...bolt,
  catalogItemId: 'set',
  title: 'Spindle set',
  quantity: 2,
  available: 2,
  parts: [{ ...bolt, quantity: 4 }],
};
const file = { ...bolt, catalogItemId: 'file', digital: true, available: 1 };

it.each([
  ['each stock suffices for kits and single items', null, [set, bolt]],
  ['digital items are unlimited', null, [{ ...set, parts: [{ ...file, quantity: 1 }] }, file]],
  [
    'kits and single items need more than there is',
    'We have only 11 of Bolt left for your whole cart, kits included. Reduce the quantity.',
    [set, { ...bolt, quantity: 4 }],
  ],
  [
    'too few kits can be made',
    'We have only 2 of Spindle set left. Reduce the quantity.',
    [{ ...set, quantity: 3 }],
  ],
  [
    "a part isn't for sale",
    "Spindle set can't be bought because its part Bolt isn't available. Remove it from your cart.",
    [{ ...set, parts: [{ ...bolt, buyable: false }] }],
  ],
  [
    'a part is out of stock',
    'Spindle set is out of stock because its part Bolt is. Remove it from your cart.',
    [{ ...set, parts: [{ ...bolt, quantity: 12 }] }],
  ],
  [
    'the kit is hidden',
    'Spindle set is no longer available. Remove it from your cart.',
    [{ ...set, buyable: false }],
  ],
])('if %s: %s', (_, reason, lines) => {
  expect(validateStock(lines)?.reason ?? null).toBe(reason);
});

it('blames the line that exceeds the stock', () => {
  expect(validateStock([set, { ...bolt, quantity: 4 }])?.item).toEqual({
    catalogId: 'hardware',
    catalogItemId: 'bolt',
  });
});
