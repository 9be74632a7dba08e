import { describe, expect, it } from 'vitest';
import { opposites, validateUnchangedSince, validateUndo, wayBack, undoOfEdit } from './undo.ts';

const nothing = { changedTo: null, step: null, tags: null, edit: null };
const now = new Date('2026-11-23T12:00:00Z');
const since = {
  code: 'CHANGED_MEANWHILE',
  reason: 'This record has changed again since then. Open the record to edit it.',
};

describe('the action that undoes an action', () => {
  it('is undone by the action itself', () => {
    const pairs = Object.entries(opposites);
    expect(pairs).toHaveLength(5);
    for (const [action, opposite] of pairs) expect(opposites[opposite]).toBe(action);
  });

  it.each([
    ['enable', 'disable'],
    ['prices', 'prices'],
    ['tag', 'tag'],
    ['edit', 'edit'],
    ['pick', undefined],
    ['labels', undefined],
    ['print', undefined],
    ['publish', undefined],
  ] as const)('of %s is %s', (action, opposite) => {
    expect(opposites[action]).toBe(opposite);
  });
});

describe('a changed record', () => {
  it.each([
    [3, undefined, null],
    [3, 3, null],
    [3, 2, since],
    [2, 3, since],
  ])('at version %d, left at %s by the action, gives %j', (present, version, because) => {
    expect(validateUnchangedSince(present, version)).toEqual(because);
  });

  it("can be undone if it hasn't changed since", () => {
    expect(validateUndo({ ...nothing, changedTo: 3 }, 3)).toBeNull();
    expect(validateUndo({ ...nothing, changedTo: 3 }, 4)).toEqual(since);
  });

  it.each([[undefined], [nothing]])("can't be undone if nothing was changed: %j", (before) => {
    expect(validateUndo(before, 3)).toEqual({
      code: 'NOTHING_TO_UNDO',
      reason: "Nothing to undo: this record wasn't changed.",
    });
  });
});

it('reverses a price change', () => {
  expect(wayBack({ ...nothing, step: { from: 1_000, to: 1_200 } })).toEqual({
    from: 1_200,
    to: 1_000,
  });
  expect(wayBack(nothing)).toBeNull();
});

describe('the reverse of an edit', () => {
  const edit = { was: { price: 1_000 }, to: { price: 1_200 }, stock: 0, publishes: false };

  it('swaps previous and new values, published as before', () => {
    expect(undoOfEdit({ ...nothing, edit }, now)).toEqual({
      was: { price: 1_200 },
      to: { price: 1_000 },
      stock: 0,
      publishes: false,
    });
    const counted = { ...edit, stock: -2, publishes: true };
    expect(undoOfEdit({ ...nothing, edit: counted }, now)).toMatchObject({
      stock: 2,
      publishes: true,
    });
  });

  it('removes the first sale of an item', () => {
    const sale = {
      salePrice: 900,
      saleStarts: '2026-11-01T00:00:00.000Z',
      saleEnds: '2026-11-20T00:00:00.000Z',
    };
    const first = { ...edit, was: { sale: null }, to: { sale } };
    expect(undoOfEdit({ ...nothing, edit: first }, now)).toMatchObject({
      was: { sale },
      to: { sale: null },
    });
  });

  it('is null if there was no edit', () => {
    expect(undoOfEdit(nothing, now)).toBeNull();
    expect(undoOfEdit(undefined, now)).toBeNull();
  });
});
