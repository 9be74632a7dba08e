import { describe, expect, it } from 'vitest';
import { opposites, validateUnchangedSince, validateUndo, wayBack, wayBackOfEdit } from './undo.ts';

const nothing = { changedTo: null, step: null, tags: null, edit: null };
const now = new Date('2026-11-23T12:00:00Z');
const since = {
  code: 'CHANGED_MEANWHILE',
  reason: 'This record has changed since. Open it to change it.',
};

describe('what takes an action back', () => {
  it('is taken back by that again', () => {
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

describe('what was changed', () => {
  it.each([
    [3, undefined, null],
    [3, 3, null],
    [3, 2, since],
    [2, 3, since],
  ])('and is version %d, where %s was left, is refused alike: %j', (present, version, because) => {
    expect(validateUnchangedSince(present, version)).toEqual(because);
  });

  it('is taken back while nobody has touched it since', () => {
    expect(validateUndo({ ...nothing, changedTo: 3 }, 3)).toBeNull();
    expect(validateUndo({ ...nothing, changedTo: 3 }, 4)).toEqual(since);
  });

  it.each([[undefined], [nothing]])('is nothing where nothing was: %j', (before) => {
    expect(validateUndo(before, 3)).toEqual({
      code: 'NOTHING_TO_UNDO',
      reason: "Nothing to undo: this record wasn't changed.",
    });
  });
});

it('a step of a price goes back to where it came from', () => {
  expect(wayBack({ ...nothing, step: { from: 1_000, to: 1_200 } })).toEqual({
    from: 1_200,
    to: 1_000,
  });
  expect(wayBack(nothing)).toBeNull();
});

describe('an edit', () => {
  const edit = { was: { price: 1_000 }, to: { price: 1_200 }, stock: 0, publishes: false };

  it('goes back to what it was, from what it became, published as before', () => {
    expect(wayBackOfEdit({ ...nothing, edit }, now)).toEqual({
      was: { price: 1_200 },
      to: { price: 1_000 },
      stock: 0,
      publishes: false,
    });
    const counted = { ...edit, stock: -2, publishes: true };
    expect(wayBackOfEdit({ ...nothing, edit: counted }, now)).toMatchObject({
      stock: 2,
      publishes: true,
    });
  });

  it('that gave an item its first sale goes back to none', () => {
    const sale = {
      salePrice: 900,
      saleStarts: '2026-11-01T00:00:00.000Z',
      saleEnds: '2026-11-20T00:00:00.000Z',
    };
    const first = { ...edit, was: { sale: null }, to: { sale } };
    expect(wayBackOfEdit({ ...nothing, edit: first }, now)).toMatchObject({
      was: { sale },
      to: { sale: null },
    });
  });

  it('that was none has no way back', () => {
    expect(wayBackOfEdit(nothing, now)).toBeNull();
    expect(wayBackOfEdit(undefined, now)).toBeNull();
  });
});
