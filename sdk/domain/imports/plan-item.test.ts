import { describe, expect, it } from 'vitest';
import { emptyDraft, type ItemDraft } from './item-draft.ts';
import { effectOf, newItem, planItem, type StoredItem } from './plan-item.ts';
import { changedSince, changeOf, rejectRestore, soldSince } from './undo-item.ts';

const now = new Date('2030-06-01T12:00:00.000Z');
const stored: StoredItem = {
  ...newItem(),
  title: 'Rail',
  description: 'A rail.\nHardened.',
  priceCents: 2000,
  onHand: 10,
  reserved: 2,
  version: 3,
  attributes: [{ attributeId: 'Length', type: 'SPEC', value: '300 mm', description: null }],
};
const draft = (fields: Partial<ItemDraft>): ItemDraft => ({ ...emptyDraft(7), ...fields });
const plan = (fields: Partial<ItemDraft>, item: StoredItem | null = stored) =>
  planItem(draft(fields), item, now);

it('changes nothing if the file says what is stored', () => {
  const same = plan({
    fields: { title: ' Rail ', description: 'A rail.\r\nHardened.', priceCents: 2000 },
    stock: 8,
    attributes: [{ attributeId: 'Length', type: 'SPEC', value: '300 mm', description: null }],
    version: 1,
  });
  expect(effectOf(same)).toBe('same');
  expect(same.problems).toEqual([]);
});

it('changes only what differs', () => {
  const changed = plan({
    fields: { title: 'Rail', priceCents: 2500 },
    stock: 5,
    attributes: [
      { attributeId: 'Length', type: 'SPEC', value: '500 mm', description: null },
      { attributeId: 'Color', type: 'SPEC', value: 'black', description: null },
    ],
  });
  expect(changed).toMatchObject({ fields: { priceCents: 2500 }, stock: -3, problems: [] });
  expect(changed.attributes.map(({ attributeId }) => attributeId)).toEqual(['Length', 'Color']);
});

it.each<[string, Partial<ItemDraft>, StoredItem | null, string | null]>([
  ['a new item without title and price', { columns: { title: 'Name' } }, null, 'Name'],
  ['a price of zero', { fields: { priceCents: 0 }, columns: { price: 'Price' } }, stored, 'Price'],
  [
    'a sale above the price',
    {
      sale: { salePriceCents: 3000, saleStarts: null, saleEnds: null },
      columns: { salePrice: 'Sale' },
    },
    stored,
    'Sale',
  ],
  ['too many units removed', { stockDifference: -9 }, stored, null],
  ['an outdated version', { version: 2, fields: { title: 'New' } }, stored, null],
  [
    'an attribute of another type',
    {
      attributes: [
        { attributeId: 'Length', type: 'LINK', value: 'https://x.example', description: null },
      ],
    },
    stored,
    null,
  ],
])('reports %s', (_, fields, item, column) => {
  expect(plan(fields, item).problems[0]).toMatchObject({ row: 7, column });
});

describe('a sale', () => {
  const sale = { salePriceCents: 1500, saleStarts: null, saleEnds: null };

  it('without dates starts now and runs for a year', () => {
    expect(plan({ sale }).fields).toEqual({
      salePriceCents: 1500,
      saleStarts: '2030-06-01T12:00:00.000Z',
      saleEnds: '2031-06-01T12:00:00.000Z',
    });
  });

  it('with the stored price keeps its dates', () => {
    const onSale = { ...stored, ...sale, saleStarts: '2030-01-01T00:00:00.000Z' };
    const running = { ...onSale, saleEnds: '2031-01-01T00:00:00.000Z' };
    expect(effectOf(plan({ sale }, running))).toBe('same');
    expect(plan({ sale: null }, running).fields).toMatchObject({ salePriceCents: null });
    const ended = { ...onSale, saleEnds: '2030-02-01T00:00:00.000Z' };
    expect(effectOf(plan({ sale: null }, ended))).toBe('same');
  });

  it('that has ended is not imported', () => {
    const over = { ...sale, saleEnds: '2030-05-01T00:00:00.000Z' };
    expect(plan({ sale: over }, null).fields.salePriceCents ?? null).toBeNull();
  });
});

it('takes the stock of an export for new items only, and none of a kit', () => {
  expect(plan({ stock: 4, stockIfNew: true, stockDifference: 1 }).stock).toBe(1);
  expect(plan({ stock: 4, stockIfNew: true }, null).stock).toBe(4);
  expect(plan({ stock: 4 }, { ...stored, kit: true }).stock).toBe(0);
});

describe('undo', () => {
  const planned = plan({ fields: { priceCents: 2500 }, stock: 12 });
  const change = { ...changeOf(planned, stored), version: 4 };
  const after = { ...stored, priceCents: 2500, onHand: 14, version: 4, image: null };

  it('restores an item that nobody changed, whatever was sold of it', () => {
    expect(change.before).toEqual({ priceCents: 2000 });
    expect(rejectRestore(change, after)).toBeNull();
    expect(rejectRestore(change, { ...after, version: 9, onHand: 13 })).toBeNull();
  });

  it('keeps an item whose field changed, or whose added units are gone', () => {
    expect(rejectRestore(change, { ...after, priceCents: 2600 })).toBe(changedSince);
    expect(rejectRestore(change, { ...after, onHand: 5 })).toBe(soldSince);
  });

  it('keeps a created item that changed or was sold', () => {
    const made = plan({ fields: { title: 'Nut', priceCents: 35 }, stock: 3 }, null);
    const created = changeOf(made, newItem());
    const item = { ...newItem(), ...made.fields, onHand: 3, version: 1, image: null };
    expect(rejectRestore(created, item)).toBeNull();
    expect(rejectRestore(created, { ...item, version: 2 })).toBe(changedSince);
    expect(rejectRestore(created, { ...item, onHand: 2 })).toBe(soldSince);
    expect(rejectRestore(created, { ...item, reserved: 1 })).toBe(soldSince);
  });
});
