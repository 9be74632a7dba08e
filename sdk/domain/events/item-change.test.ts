import { expect, it } from 'vitest';
import { itemChange, itemIdOf } from './item-change.ts';

const id = itemIdOf('spindles', 'er20-water-2200');
const edit = { id, after: null, attributeId: null, deletes: false };

it('an item is named by its catalogue and itself', () => {
  expect(id).toBe('spindles_er20-water-2200');
});

it('programs hear which members of an item have changed, by the names that they read', () => {
  const after = { title: 'Spindle', priceCents: 28_900, salePriceCents: null };
  expect(itemChange({ ...edit, after })).toEqual({
    type: 'item.changed',
    data: { id, changed: ['title', 'price', 'salePrice'] },
  });
});

it('units are no news of the item, alone or beside something else', () => {
  expect(itemChange({ ...edit, after: { onHand: 4 } })).toBeNull();
  expect(itemChange({ ...edit, after: { onHand: 4, title: 'Spindle' } })).toEqual({
    type: 'item.changed',
    data: { id, changed: ['title'] },
  });
});

it('an edit that changes nothing is no news', () => {
  expect(itemChange({ ...edit, after: {} })).toBeNull();
  expect(itemChange(edit)).toBeNull();
});

it('an attribute is named by its id, whether it was saved or deleted', () => {
  const news = { type: 'item.changed', data: { id, changed: ['attributes'], attributeId: 'a-1' } };
  expect(itemChange({ ...edit, after: { value: '2' }, attributeId: 'a-1' })).toEqual(news);
  expect(itemChange({ ...edit, attributeId: 'a-1', deletes: true })).toEqual(news);
});

it('a deleted item is told of as such', () => {
  expect(itemChange({ ...edit, deletes: true })).toEqual({ type: 'item.deleted', data: { id } });
  expect(itemChange({ ...edit, after: { title: null }, deletes: true })).toEqual({
    type: 'item.deleted',
    data: { id },
  });
});
