import { describe, expect, it } from 'vitest';
import { editedItem, savedSaleAt, withFields } from './fixtures/edited-item.ts';
import {
  datesOf,
  idOf,
  savedEdit,
  savedSale,
  notPublished,
  invalidEdits,
  invalidStart,
} from './item-edit.ts';
import { changesOf, editText, type ItemEdit } from './edited-fields.ts';

const key = { catalogId: 'spindles', catalogItemId: 'er20' };
const sale = {
  salePrice: '8.00',
  saleStarts: '2026-11-27T01:00:00+01:00',
  saleEnds: '2026-11-30T18:30:00Z',
};
const nothing = { was: {}, to: {}, stock: 0, publishes: true };

describe('a saved edit', () => {
  it.each<[string, Omit<ItemEdit, 'catalogId' | 'catalogItemId'>, object, object]>([
    ['price', { price: '12.5' }, { price: 1_000 }, { price: 1_250 }],
    ['sale', { sale }, { sale: null }, { sale: savedSaleAt(800) }],
    ['visibility', { enabled: false }, { enabled: true }, { enabled: false }],
    ['position', { listingOrderWeight: 0 }, { listingOrderWeight: 10 }, { listingOrderWeight: 0 }],
    ['part number', { externalId: 'P-1' }, { externalId: null }, { externalId: 'P-1' }],
  ])('has the new %s and the previous one', (_, edit, was, to) => {
    expect(savedEdit({ ...key, ...edit }, editedItem)).toEqual({ ...nothing, was, to });
  });

  it('leaves out values that stay the same', () => {
    const same = {
      price: '10',
      enabled: true,
      listingOrderWeight: 10,
      externalId: '',
      sale: null,
    };
    expect(savedEdit({ ...key, ...same }, editedItem)).toEqual(nothing);
    expect(savedEdit({ ...key, sale }, withFields({ sale: savedSaleAt(800) }))).toEqual(nothing);
    expect(savedEdit(key, editedItem)).toEqual(nothing);
  });

  it('can remove a sale or a part number', () => {
    const item = withFields({ sale: savedSaleAt(800), externalId: 'P-1' });
    expect(savedEdit({ ...key, sale: null, externalId: '' }, item)).toEqual({
      ...nothing,
      was: { sale: savedSaleAt(800), externalId: 'P-1' },
      to: { sale: null, externalId: null },
    });
  });

  it('has the stock difference, and whether to publish the price', () => {
    expect(savedEdit({ ...key, stock: -2 }, withFields({}, { subscription: true }))).toEqual({
      ...nothing,
      stock: -2,
      publishes: false,
    });
  });
});

const timeZone = 'America/Los_Angeles';

describe('a sale', () => {
  const stored = { ...sale, salePrice: 800 };
  it('is stored in UTC', () => {
    expect(savedSale(stored)).toEqual(savedSaleAt(800));
    expect(datesOf(savedSaleAt(800))).toEqual({
      salePrice: 800,
      saleStarts: new Date('2026-11-27T00:00:00Z'),
      saleEnds: new Date('2026-11-30T18:30:00Z'),
    });
  });

  it.each([{ salePrice: null }, { saleStarts: null }, { saleEnds: null }])(
    'is null if a part is missing: %j',
    (missing) => {
      expect(savedSale({ ...stored, ...missing })).toBeNull();
    },
  );
});

describe('the changes of an item', () => {
  const all = {
    price: 1_250,
    sale: savedSaleAt(800),
    enabled: false,
    listingOrderWeight: 0,
    externalId: 'P-1',
  };
  const changed = { ...nothing, was: editedItem.fields, to: all, stock: -3 };

  it('are listed by field, with the resulting stock', () => {
    const when = 'from Nov 26, 2026, 4:00 PM PST to Nov 30, 2026, 10:30 AM PST';
    expect(changesOf(changed, { left: 4, timeZone })).toEqual([
      { field: 'price', from: '$10.00', to: '$12.50' },
      { field: 'sale', from: 'none', to: `$8.00 ${when}` },
      { field: 'enabled', from: 'yes', to: 'no' },
      { field: 'listingOrderWeight', from: '10', to: '0' },
      { field: 'externalId', from: 'none', to: 'P-1' },
      { field: 'stock', from: '4', to: '1' },
    ]);
    expect(changesOf(nothing, { left: 4, timeZone })).toEqual([]);
  });

  it('fit on one line for people', () => {
    const line = editText(
      changesOf({ ...changed, to: { ...all, sale: null } }, { left: 4, timeZone }),
    );
    expect(line).toBe(
      'Price: $10.00 → $12.50; Sale: none → none; Visible: yes → no; Order: 10 → 0; Part number: none → P-1; Stock: 4 → 1',
    );
    expect(editText([])).toBe('No changes.');
  });

  it("leave out a previous value that wasn't recorded", () => {
    const from = changesOf({ ...changed, was: {}, stock: 0 }, { left: 4, timeZone }).map(
      (change) => change.from,
    );
    expect(from).toEqual(['', '', '', '', '']);
  });
});

describe('edits', () => {
  const twice = { path: 'edits.1.catalogItemId', subject: 'edits.1.catalogItemId' };
  const beside = { path: 'edits.1.price', subject: 'edits.1.price' };

  it("can't name an item twice, but can name namesakes in different catalogs", () => {
    expect(idOf(key)).toBe('spindles/er20');
    expect(invalidEdits([key, { ...key, catalogId: 'collets' }])).toBeNull();
    expect(invalidEdits([key, { ...key, price: '5' }])).toEqual({
      ...twice,
      message: 'is listed twice',
    });
  });

  it("contain only the item's key when undoing", () => {
    const other = { ...key, catalogItemId: 'er11' };
    expect(invalidEdits([key, other], 'u1')).toBeNull();
    expect(invalidEdits([key, { ...other, price: '5' }])).toBeNull();
    expect(invalidEdits([key, { ...other, price: '5' }], 'u1')).toEqual({
      ...beside,
      message: "can't be combined with undo",
    });
  });

  it('start at a valid time', () => {
    expect(invalidStart('2030-01-01T00:00:00Z')).toBeNull();
    expect(invalidStart('soon')).toEqual({
      path: 'startsAt',
      subject: 'startsAt',
      message: 'must be a date and time',
    });
  });
});

it('counts an item as changed even if the provider rejects it', () => {
  expect(notPublished({ code: 'PROVIDER_REFUSED', reason: 'No.' })).toEqual({
    code: 'PROVIDER_REFUSED',
    reason: 'The item was updated, but not published at the payment provider: No.',
  });
});
