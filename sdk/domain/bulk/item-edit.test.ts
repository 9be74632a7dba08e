import { describe, expect, it } from 'vitest';
import {
  endsSale,
  isToPublish,
  savedEdit,
  notPublished,
  validateEdit,
  validateVersion,
  invalidEdits,
  invalidStart,
  type EditedItem,
} from './item-edit.ts';
import { changesOf, editText, type ItemEdit, type SavedEdit } from './edited-fields.ts';
import { editedItem as item } from './fixtures/edited-item.ts';
import { undoOfEdit } from './undo.ts';

const key = { catalogId: 'spindles', catalogItemId: 'er20' };
const now = new Date('2026-11-23T12:00:00Z');
const timeZone = 'America/Los_Angeles';
const sale = {
  salePrice: '8.00',
  saleStarts: '2026-11-27T00:00:00Z',
  saleEnds: '2026-11-30T00:00:00Z',
};
const onSale = {
  ...item,
  fields: { ...item.fields, sale: { ...sale, salePrice: 800 } },
};
const keep = (edit: Omit<ItemEdit, 'catalogId' | 'catalogItemId'>, of = item) =>
  savedEdit({ ...key, ...edit }, of);
const codeOf = (edit: Omit<ItemEdit, 'catalogId' | 'catalogItemId'>, of = item) =>
  validateEdit(of, keep(edit, of), { now, timeZone })?.code;

it('saves the changes and describes them', () => {
  const saved = keep({ price: '10', enabled: false, externalId: 'P-1', sale, stock: 2 });
  expect(changesOf(saved, { left: 4, timeZone })).toEqual([
    {
      field: 'sale',
      from: 'none',
      to: '$8.00 from Nov 26, 2026, 4:00 PM PST to Nov 29, 2026, 4:00 PM PST',
    },
    { field: 'enabled', from: 'yes', to: 'no' },
    { field: 'externalId', from: 'none', to: 'P-1' },
    { field: 'stock', from: '4', to: '6' },
  ]);
  const cheaper = keep({ priceBreaks: [{ from: 10, price: 7.5 }] });
  expect(cheaper.to).toEqual({ priceBreaks: [{ from: 10, price: 750 }] });
  expect(editText(changesOf(cheaper, { left: 4, timeZone }))).toBe(
    'Quantity prices: none → 10:7.50',
  );
  const place = changesOf(keep({ listingOrderWeight: 5 }), { left: 4, timeZone });
  expect(editText(place)).toBe('Order: 10 → 5');
  expect(editText(changesOf(keep({ externalId: '', price: '10.00' }), { left: 4, timeZone }))).toBe(
    'No changes.',
  );
});

describe('rejecting an edit', () => {
  it('if a quantity price is not below the price after the edit', () => {
    const priceBreaks = [{ from: 10, price: 9 }];
    expect(codeOf({ priceBreaks })).toBeUndefined();
    expect(codeOf({ priceBreaks, price: '9.00' })).toBe('PRICE_BREAK_NOT_LOWER');
    const reduced = {
      ...item,
      fields: { ...item.fields, priceBreaks: [{ from: 10, price: 900 }] },
    };
    expect(codeOf({ price: '9.01' }, reduced)).toBeUndefined();
    expect(codeOf({ price: '9.00' }, reduced)).toBe('PRICE_BREAK_NOT_LOWER');
    expect(codeOf({ price: '9.00', priceBreaks: [] }, reduced)).toBeUndefined();
    expect(codeOf({ priceBreaks }, { ...item, subscription: true })).toBe('SOLD_BY_SUBSCRIPTION');
    const disordered = [{ ...key, priceBreaks: [...priceBreaks, { from: 5, price: 8 }] }];
    expect(invalidEdits(disordered)?.path).toBe('edits.0.priceBreaks');
  });

  it('if someone else changed the same field to another value', () => {
    const saved = keep({ price: '12' });
    const now3 = (fields: Partial<EditedItem['fields']>) =>
      validateEdit({ ...item, fields: { ...item.fields, ...fields } }, saved, { now, timeZone });
    expect(now3({ price: 1_100 })).toEqual({
      code: 'CHANGED_MEANWHILE',
      reason: 'Someone changed this item: Price is now $11.00, not $10.00.',
      field: expect.objectContaining({ path: 'price' }),
    });
    expect(now3({ price: 1_200, listingOrderWeight: 7 })).toBeNull();
    expect(validateVersion({ version: 2 }, item, saved)?.code).toBe('CHANGED_MEANWHILE');
    expect(validateVersion({ version: 3 }, item, saved)).toBeNull();
    expect(validateVersion({}, item, saved)).toBeNull();
    expect(validateVersion({ version: 2 }, item, keep({ price: '10' }))).toBeNull();
    expect(validateVersion({ version: 2 }, item, keep({ stock: 1 }))?.code).toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('if the price, the sale or the stock is invalid', () => {
    expect(codeOf({ price: '0' })).toBe('PRICE_OUT_OF_RANGE');
    expect(codeOf({ price: '0.01' })).toBeUndefined();
    expect(codeOf({ price: '8' }, onSale)).toBe('SALE_NOT_BELOW_PRICE');
    expect(codeOf({ price: '8', sale: null }, onSale)).toBeUndefined();
    expect(codeOf({ price: '8', sale })).toBe('SALE_NOT_BELOW_PRICE');
    expect(codeOf({ sale: { ...sale, saleEnds: '2026-11-26T00:00:00Z' } })).toBe('INVALID_REQUEST');
    expect(codeOf({ sale }, { ...item, subscription: true })).toBe('SOLD_BY_SUBSCRIPTION');
    expect(codeOf({ stock: -4 })).toBeUndefined();
    expect(codeOf({ stock: -5 })).toBe('NOT_ENOUGH_UNITS');
  });
});

it('ends an expired sale if the price falls to the sale price', () => {
  const ended = { ...sale, salePrice: 800, saleEnds: '2026-11-28T00:00:00Z' };
  const over = { ...item, fields: { ...item.fields, sale: ended } };
  const after = new Date('2026-12-01T00:00:00Z');
  const saved = keep({ price: '7' }, over);
  expect(validateEdit(over, saved, { now: after, timeZone })).toBeNull();
  expect(endsSale(over, saved)).toBe(true);
  expect(endsSale(over, keep({ price: '9' }, over))).toBe(false);
});

it('publishes a changed price unless it recurs', () => {
  expect(isToPublish(keep({ price: '11' }))).toBe(true);
  expect(isToPublish(keep({ stock: 1 }))).toBe(false);
  expect(isToPublish(keep({ price: '11' }, { ...item, subscription: true }))).toBe(false);
  expect(notPublished({ code: 'PROVIDER_REFUSED', reason: 'No.' }).reason).toBe(
    'The item was updated, but not published at the payment provider: No.',
  );
});

it('requires each item once and a valid time', () => {
  expect(invalidEdits([key, { ...key, catalogItemId: 'er11' }])).toBeNull();
  expect(invalidEdits([key, key])?.path).toBe('edits.1.catalogItemId');
  expect([invalidStart(undefined), invalidStart('2030-01-01T00:00:00Z')]).toEqual([null, null]);
  expect(invalidStart('soon')?.path).toBe('startsAt');
});

it('undoes an edit, without restoring a sale that has ended', () => {
  const until = (saleEnds: string) => ({
    salePrice: 900,
    saleStarts: '2026-11-01T00:00:00.000Z',
    saleEnds,
  });
  const before = (was: SavedEdit['was']) => ({
    changedTo: null,
    step: null,
    tags: null,
    edit: { was, to: { sale: null }, stock: 3, publishes: true },
  });
  const on = until('2026-11-23T12:00:01.000Z');
  expect(undoOfEdit(before({ sale: on }), now)).toEqual({
    was: { sale: null },
    to: { sale: on },
    stock: -3,
    publishes: true,
  });
  const over = before({ sale: until('2026-11-23T12:00:00.000Z'), price: 1_000 });
  expect(undoOfEdit(over, now)?.to).toEqual({ sale: null, price: 1_000 });
  expect(undoOfEdit({ ...over, edit: null }, now)).toBeNull();
  expect(undoOfEdit(undefined, now)).toBeNull();
});

it('compares a sale regardless of the order of its fields', () => {
  const saved = savedEdit({ ...key, sale: { ...sale, salePrice: '7.00' } }, onSale);
  const { salePrice, saleStarts, saleEnds } = saved.was.sale ?? { ...sale, salePrice: 0 };
  const fields = { ...onSale.fields, sale: { saleEnds, salePrice, saleStarts } };
  expect(validateEdit({ ...onSale, fields }, saved, { now, timeZone })).toBeNull();
  const higher = { ...fields, sale: { ...fields.sale, salePrice: salePrice + 1 } };
  expect(validateEdit({ ...onSale, fields: higher }, saved, { now, timeZone })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});
