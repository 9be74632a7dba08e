import { expect, it } from 'vitest';
import { checkItem, validatePublishing } from './item-flags.ts';
import { changePrice } from './prices.ts';

it('requires publishing a subscription on its own page', () => {
  expect(validatePublishing({ subscription: false })).toBeNull();
  expect(validatePublishing({ subscription: true })).toEqual({
    code: 'SOLD_BY_SUBSCRIPTION',
    reason:
      'This item is sold as a subscription. Publish it on its own page, where you choose the billing interval.',
  });
});

const now = new Date('2026-11-23T12:00:00.000Z');
const item = {
  price: 1_000,
  subscription: false,
  priceBreaks: [],
  salePrice: 800,
  saleStarts: '2026-11-01T00:00:00.000Z',
  saleEnds: '2026-11-02T00:00:00.000Z',
  enabled: true,
  version: 3,
};
const before = { changedTo: 3, step: { from: 900, to: 1_000 }, tags: null, edit: null };

it('checks an item for the action or its undo', () => {
  const input = { percent: 10 };
  expect(checkItem(item, { action: 'prices', input, before: undefined }, now)).toMatchObject({
    step: { from: 1_000, to: 1_100 },
  });
  const undo = { action: 'prices', input: { undo: 'b1' } } as const;
  const step = { from: 1_000, to: 900 };
  expect(checkItem(item, { ...undo, before }, now)).toMatchObject({ rejection: null, step });
  const later = { ...item, version: 4 };
  const code = 'CHANGED_MEANWHILE';
  expect(checkItem(later, { ...undo, before }, now)).toMatchObject({ rejection: { code } });
  const hide = { action: 'disable', input: {}, before: undefined } as const;
  expect(checkItem(item, hide, now)).toEqual({
    rejection: null,
    reason: 'Customers will no longer see this item.',
  });
});

it('changes a price once, and ends a sale that is no longer below it', () => {
  expect(changePrice(item, { from: 1_000, to: 800 }, now).changes).toEqual({
    price: 800,
    endsSale: true,
  });
  expect(changePrice(item, { from: 1_000, to: 801 }, now).changes?.endsSale).toBe(false);
  expect(changePrice(item, { from: 900, to: 1_000 }, now)).toEqual({
    rejection: null,
    changes: null,
  });
  expect(changePrice(item, { from: 900, to: 950 }, now)).toMatchObject({
    rejection: { code: 'CHANGED_MEANWHILE' },
    changes: null,
  });
});
