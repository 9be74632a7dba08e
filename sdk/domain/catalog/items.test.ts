import { expect, it } from 'vitest';
import { freeId, slugOf } from '../editing/slug.ts';
import { isAnotherPublication, refuseCount, reservedIds, unknownTaxCode } from './items.ts';

it('a count leaves what was sold meanwhile sold, and is no slip of the keyboard', () => {
  expect(refuseCount({ left: 8, onHand: 10, difference: -8 })).toBeNull();
  expect(refuseCount({ left: 8, onHand: 10, difference: -9 })).toEqual({
    code: 'NOT_ENOUGH_UNITS',
    reason:
      "Customers bought or reserved units while you were editing: 8 are left, so 9 can't be taken away. Enter the count again.",
  });
  expect(refuseCount({ left: 0, onHand: 10, difference: 999_990 })).toBeNull();
  expect(refuseCount({ left: 0, onHand: 10, difference: 999_991 })).toEqual({
    code: 'TOO_MANY_UNITS',
    reason: 'There can be at most 1,000,000 units of an item.',
  });
});

it('what the provider has is another thing once tax code or kind is another', () => {
  const before = { taxCode: 'txcd_1', subscription: false };
  expect(isAnotherPublication(before, { ...before })).toBe(false);
  for (const other of [{ taxCode: null }, { subscription: true }]) {
    expect(isAnotherPublication(before, { ...before, ...other })).toBe(true);
  }
});

it('an id is none of the words that stand where it could stand in an address', () => {
  const titles = ['Tax codes', 'Stripe', 'Publish', 'Inventory', 'Item editor', 'Cart'];
  for (const title of titles) {
    const id = slugOf(title, 'item').replaceAll('-', '');
    expect(freeId(id, new Set(), reservedIds)).toBe(`${id}-2`);
  }
  expect(freeId('collets', new Set(), reservedIds)).toBe('collets');
});

it('a tax code that the provider does not know is named', () => {
  expect(unknownTaxCode('txcd_9')).toEqual({
    code: 'TAX_CODE_UNKNOWN',
    reason: 'The payment provider does not know the tax code txcd_9. Choose one from the list.',
  });
});
