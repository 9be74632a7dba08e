import { expect, it } from 'vitest';
import { itemChange, itemIdOf } from './item-change.ts';

const id = itemIdOf('spindles', 'er20-water-2200');
const edit = { id, after: null, attributeId: null, deletes: false };

it('identifies an item by its catalog and its id', () => {
  expect(id).toBe('spindles_er20-water-2200');
});

it('reports the changed fields of an item by their API names', () => {
  const after = { title: 'Spindle', priceCents: 28_900, salePriceCents: null };
  expect(itemChange({ ...edit, after })).toEqual({
    type: 'item.changed',
    data: { id, changed: ['title', 'price', 'salePrice'] },
  });
});

it('reports each changed detail once, by its API name', () => {
  const after = {
    breakQuantities: [10],
    breakPricesCents: [750],
    costPriceCents: 400,
    replacedByCatalogId: 'spindles',
    replacedByItemId: 'er25',
    familyId: null,
    kit: true,
  };
  expect(itemChange({ ...edit, after })?.data).toEqual({
    id,
    changed: ['priceBreaks', 'costPrice', 'replacedBy', 'family', 'kit'],
  });
});

it("doesn't report stock, alone or with other fields", () => {
  expect(itemChange({ ...edit, after: { onHand: 4 } })).toBeNull();
  expect(itemChange({ ...edit, after: { onHand: 4, title: 'Spindle' } })).toEqual({
    type: 'item.changed',
    data: { id, changed: ['title'] },
  });
});

it("doesn't report an edit that changes nothing", () => {
  expect(itemChange({ ...edit, after: {} })).toBeNull();
  expect(itemChange(edit)).toBeNull();
});

it('reports an attribute by its id, whether saved or deleted', () => {
  const news = { type: 'item.changed', data: { id, changed: ['attributes'], attributeId: 'a-1' } };
  expect(itemChange({ ...edit, after: { value: '2' }, attributeId: 'a-1' })).toEqual(news);
  expect(itemChange({ ...edit, attributeId: 'a-1', deletes: true })).toEqual(news);
});

it('reports a deleted item', () => {
  expect(itemChange({ ...edit, deletes: true })).toEqual({ type: 'item.deleted', data: { id } });
  expect(itemChange({ ...edit, after: { title: null }, deletes: true })).toEqual({
    type: 'item.deleted',
    data: { id },
  });
});
