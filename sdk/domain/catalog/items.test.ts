import { describe, expect, it } from 'vitest';
import { freeId, slugOf } from '../editing/slug.ts';
import type { Rejection } from '../rejection.ts';
import { editItemForm, validateCount, validateTaxCode, reservedIds } from './items.ts';
import { noSale } from './sale.ts';

it('a stock edit keeps units sold in the meantime, and rejects likely typos', () => {
  expect(validateCount({ left: 8, onHand: 10, difference: -8 })).toBeNull();
  expect(validateCount({ left: 8, onHand: 10, difference: -9 })).toEqual({
    code: 'NOT_ENOUGH_UNITS',
    reason:
      "Customers bought or reserved units while you were editing. Only 8 are left, so you can't remove 9. Enter the count again.",
  });
  expect(validateCount({ left: 0, onHand: 10, difference: 999_990 })).toBeNull();
  expect(validateCount({ left: 0, onHand: 10, difference: 999_991 })).toEqual({
    code: 'TOO_MANY_UNITS',
    reason: 'An item can have at most 1,000,000 units.',
  });
});

describe("an item's form", () => {
  const now = new Date('2030-11-28T12:00:00.000Z');
  const sale = {
    salePrice: 8_000,
    saleStarts: new Date('2030-11-29T00:00:00.000Z'),
    saleEnds: new Date('2030-12-03T00:00:00.000Z'),
  };
  const item = {
    taxCode: 'txcd_1',
    subscription: false,
    kit: false,
    left: 8,
    onHand: 10,
    sale: noSale,
    priceBreaks: [],
  };
  const form = { price: '90.00', taxCode: 'txcd_1', inventory: 8 };
  const edit = (facts: object = {}, fields: object = {}, badCode: Rejection | null = null) =>
    editItemForm({ ...item, ...facts }, { ...form, ...fields }, { badCode, now });

  it('removes quantity prices that are not below its price', () => {
    const [ten, fifty] = [
      { from: 10, price: 9_000 },
      { from: 50, price: 8_999 },
    ];
    const { rejection, breaks } = edit({ priceBreaks: [ten, fifty] });
    expect({ rejection, breaks }).toEqual({
      rejection: null,
      breaks: { left: [fifty], removed: [ten] },
    });
  });

  it('can change neither stock nor sale nor type', () => {
    const breaks = { left: [], removed: [] };
    const nothing = { rejection: null, difference: 0, endsSale: false, breaks, unpublishes: false };
    expect(edit()).toEqual(nothing);
    expect(edit({}, { subscription: false })).toEqual(nothing);
    expect(edit({ sale })).toEqual(nothing);
  });

  it('applies the stock as a difference from what the editor saw', () => {
    expect(edit({}, { inventory: 5 }).difference).toBe(-3);
    expect(edit({}, { inventory: 5, inventoryWas: 20 })).toMatchObject({
      difference: -15,
      rejection: { code: 'NOT_ENOUGH_UNITS' },
    });
  });

  it('that conflicts with the sale is rejected, or ends an expired sale', () => {
    expect(edit({ sale }, { price: '80.00' }).rejection?.code).toBe('SALE_NOT_BELOW_PRICE');
    expect(edit({ sale }, { subscription: true }).rejection?.code).toBe('SOLD_BY_SUBSCRIPTION');
    const priceBreaks = [{ from: 10, price: 7_000 }];
    expect(edit({ priceBreaks }, { subscription: true }).rejection).toMatchObject({
      code: 'SOLD_BY_SUBSCRIPTION',
      field: { path: 'subscription' },
    });
    expect(edit({ priceBreaks }).rejection).toBeNull();
    const over = { ...sale, saleEnds: now };
    const began = new Date('2030-11-01T00:00:00.000Z');
    expect(edit({ sale: { ...over, saleStarts: began } }, { price: '80.00' })).toMatchObject({
      rejection: null,
      endsSale: true,
    });
  });

  it('reports an invalid tax code first', () => {
    const badCode = validateTaxCode('txcd_9', []);
    expect(edit({}, { inventory: 5, inventoryWas: 20 }, badCode).rejection).toBe(badCode);
  });

  it.each([
    [{ taxCode: 'txcd_2' }, {}],
    [{ taxCode: null }, {}],
    [{}, { subscription: true }],
    [{ subscription: true }, {}],
  ])('of %j with %j makes the published item outdated', (facts, fields) => {
    expect(edit(facts, fields).unpublishes).toBe(true);
  });
});

it('ids are never words that occur in the same place in a URL', () => {
  const titles = ['Tax codes', 'Stripe', 'Publish', 'Inventory', 'Item editor', 'Cart'];
  for (const title of titles) {
    const id = slugOf(title, 'item').replaceAll('-', '');
    expect(freeId(id, new Set(), reservedIds)).toBe(`${id}-2`);
  }
  expect(freeId('collets', new Set(), reservedIds)).toBe('collets');
});

it("rejects a tax code the provider doesn't recognize, if the provider responds", () => {
  expect(validateTaxCode('txcd_9', [{ id: 'txcd_1' }])).toEqual({
    code: 'TAX_CODE_UNKNOWN',
    reason: "The payment provider doesn't recognize the tax code txcd_9. Choose one from the list.",
  });
  expect(validateTaxCode('txcd_9', [{ id: 'txcd_1' }, { id: 'txcd_9' }])).toBeNull();
  expect(validateTaxCode('txcd_9', undefined)).toBeNull();
});
