import { describe, expect, it } from 'vitest';
import { editedItem, savedSaleAt, withFields } from './fixtures/edited-item.ts';
import { endsSale, validateEdit, validateVersion } from './item-edit.ts';
import type { EditedFields, SavedEdit } from './edited-fields.ts';

const now = new Date('2026-11-23T12:00:00Z');
const timeZone = 'America/Los_Angeles';
const after = new Date('2026-12-01T00:00:00Z');
const onSale = withFields({ sale: savedSaleAt(800) });

const edit = (to: Partial<EditedFields>, more: Partial<SavedEdit> = {}): SavedEdit => {
  const { price, sale, enabled, listingOrderWeight, externalId } = editedItem.fields;
  return {
    was: { price, sale, enabled, listingOrderWeight, externalId },
    to,
    stock: 0,
    publishes: true,
    ...more,
  };
};
const editOnSale = (to: Partial<EditedFields>) => edit(to, { was: onSale.fields });
const rejected = (field: string, code: string, reason: string) => ({
  code,
  reason,
  field: { path: field, message: reason },
});

describe('an item loaded in one version', () => {
  const [changed, none] = [edit({ price: 1_100 }), edit({})];
  it.each([
    [{}, changed, false],
    [{ version: 0 }, changed, false],
    [{ version: 3 }, changed, false],
    [{ version: 2 }, changed, true],
    [{ version: 4 }, changed, true],
    [{ version: 2 }, none, false],
    [{ version: 2 }, edit({}, { stock: 1 }), true],
  ])(
    "can't be edited in another one: loaded as %j, edited with %j: %s",
    (read, saved, isRejected) => {
      const because = {
        code: 'CHANGED_MEANWHILE',
        reason:
          'Someone changed this item while you were editing. Reload it, then make your changes again.',
      };
      expect(validateVersion(read, editedItem, saved)).toEqual(isRejected ? because : null);
    },
  );
});

describe('a change by someone else', () => {
  it.each<[string, Partial<EditedFields>, Partial<EditedFields>, string, string]>([
    ['price', { price: 1_100 }, { price: 1_200 }, 'Price is now $12.00', '$10.00'],
    [
      'listingOrderWeight',
      { listingOrderWeight: 5 },
      { listingOrderWeight: 7 },
      'Order is now 7',
      '10',
    ],
    ['externalId', { externalId: 'P-1' }, { externalId: 'P-2' }, 'Part number is now P-2', 'none'],
  ])("to its %s isn't overwritten", (field, to, present, is, was) => {
    const because = rejected(
      field,
      'CHANGED_MEANWHILE',
      `Someone changed this item: ${is}, not ${was}.`,
    );
    expect(validateEdit(withFields(present), edit(to), { now, timeZone })).toEqual(because);
  });

  it('to its sale is described with its times', () => {
    const item = withFields({ sale: savedSaleAt(700) });
    const because =
      'Someone changed this item: Sale is now $7.00 from Nov 26, 2026, 4:00 PM PST to Nov 30, 2026, 10:30 AM PST, not none.';
    expect(validateEdit(item, edit({ sale: savedSaleAt(800) }), { now, timeZone })).toEqual(
      rejected('sale', 'CHANGED_MEANWHILE', because),
    );
  });

  it("to another field, or to the same value, doesn't matter", () => {
    const saved = edit({ price: 1_100 });
    expect(
      validateEdit(withFields({ price: 1_100, externalId: 'P-2' }), saved, { now, timeZone }),
    ).toBeNull();
  });
});

describe('the price of an edit', () => {
  it.each([1, 2, 1_000])('can be %d cents', (price) => {
    expect(validateEdit(editedItem, edit({ price }), { now, timeZone })).toBeNull();
  });

  it.each([0, -1])("can't be %d cents", (price) => {
    expect(validateEdit(editedItem, edit({ price }), { now, timeZone })).toEqual(
      rejected('price', 'PRICE_OUT_OF_RANGE', 'The price must be above $0.00.'),
    );
  });

  const stay =
    'The price must stay above the sale price of $8.00. Enter a higher price, or change the sale first.';
  it.each([
    [801, now, null],
    [800, now, rejected('price', 'SALE_NOT_BELOW_PRICE', stay)],
    [800, after, null],
  ])('has to stay above the sale price until the sale ends: %d at %s', (price, time, because) => {
    expect(validateEdit(onSale, editOnSale({ price }), { now: time, timeZone })).toEqual(because);
  });

  it("isn't compared with the sale if another field changes", () => {
    const odd = withFields({ sale: savedSaleAt(1_200) });
    const saved = edit({ enabled: false }, { was: odd.fields });
    expect(validateEdit(odd, saved, { now, timeZone })).toBeNull();
  });
});

describe('the sale of an edit', () => {
  const below = (price: string) =>
    rejected(
      'sale',
      'SALE_NOT_BELOW_PRICE',
      `The sale price must be below the regular price of ${price}. Enter a lower price.`,
    );
  it.each<[string, Partial<EditedFields>, object | null]>([
    ['below its price', { sale: savedSaleAt(999) }, null],
    ['at its price', { sale: savedSaleAt(1_000) }, below('$10.00')],
    ['below its new price', { price: 1_100, sale: savedSaleAt(1_099) }, null],
    ['at its new price', { price: 900, sale: savedSaleAt(900) }, below('$9.00')],
  ])('is %s', (_, to, because) => {
    expect(validateEdit(editedItem, edit(to), { now, timeZone })).toEqual(because);
  });

  it.each([
    [{ saleEnds: '2026-11-27T00:00:00.000Z' }, 'the end must be later than the start.'],
    [{ saleStarts: '1999-01-01T00:00:00.000Z' }, 'the start must be in the year 2000 or later.'],
  ])('has valid times: %j', (times, reason) => {
    const sale = { ...savedSaleAt(800), ...times };
    expect(validateEdit(editedItem, edit({ sale }), { now, timeZone })).toEqual(
      rejected('sale', 'INVALID_REQUEST', reason),
    );
  });

  it("isn't allowed for subscriptions", () => {
    const plan = withFields({}, { subscription: true });
    expect(validateEdit(plan, edit({ sale: savedSaleAt(800) }), { now, timeZone })).toEqual(
      rejected(
        'sale',
        'SOLD_BY_SUBSCRIPTION',
        "Subscriptions can't have sales. Change the price instead.",
      ),
    );
  });

  it('can be ended together with a price that it conflicted with', () => {
    expect(
      validateEdit(onSale, editOnSale({ price: 500, sale: null }), { now, timeZone }),
    ).toBeNull();
  });
});

describe('the stock of an edit', () => {
  it.each([
    [-4, null],
    [
      -5,
      rejected(
        'stock',
        'NOT_ENOUGH_UNITS',
        "Customers bought or reserved units while you were editing. Only 4 are left, so you can't remove 5. Enter the count again.",
      ),
    ],
    [999_994, null],
    [999_995, rejected('stock', 'TOO_MANY_UNITS', 'An item can have at most 1,000,000 units.')],
  ])('can change by %d units, or not', (stock, because) => {
    expect(validateEdit(editedItem, edit({}, { stock }), { now, timeZone })).toEqual(because);
  });

  it("isn't checked if it doesn't change", () => {
    const short = withFields({}, { left: -1, onHand: 1_000_001 });
    expect(validateEdit(short, edit({ enabled: false }), { now, timeZone })).toBeNull();
  });
});

it.each<[string, EditedFields['sale'], Partial<EditedFields>, boolean]>([
  ['its new price equals the sale price', savedSaleAt(800), { price: 800 }, true],
  ['its new price is above it', savedSaleAt(800), { price: 801 }, false],
  ['its price stays below', savedSaleAt(1_200), { enabled: false }, true],
  ['its price stays above', savedSaleAt(800), { enabled: false }, false],
  ['it gets another sale', savedSaleAt(800), { price: 700, sale: savedSaleAt(600) }, false],
  ['its sale is removed', savedSaleAt(800), { price: 700, sale: null }, true],
  ['it has none', null, { price: 1 }, false],
])('whether an edit ends a sale if %s', (_, sale, to, ends) => {
  expect(endsSale(withFields({ sale }), edit(to))).toBe(ends);
});
