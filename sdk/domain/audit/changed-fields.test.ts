import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('leaves out unchanged fields', () => {
  const before = { title: 'A', specSheet: ['Power'], locked: false };
  expect(changedFields(before, { ...before, title: 'B' })).toEqual({
    before: { title: 'A' },
    after: { title: 'B' },
  });
  expect(changedFields(before, { ...before, specSheet: ['Power', 'Taper'] })).toEqual({
    before: { specSheet: ['Power'] },
    after: { specSheet: ['Power', 'Taper'] },
  });
  expect(changedFields(before, { ...before, specSheet: ['Power'] })).toBeNull();
});

it('includes a field that only one side has', () => {
  expect(changedFields({ a: 1 }, { a: 1, b: 2 })).toStrictEqual({ before: {}, after: { b: 2 } });
  expect(changedFields({ a: 1, b: 2 }, { a: 1 })).toStrictEqual({ before: { b: 2 }, after: {} });
});

it('includes every field of a new or deleted record', () => {
  expect(changedFields(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
  expect(changedFields({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
  expect(changedFields(null, null)).toBeNull();
});

it('compares fields by their stored JSON', () => {
  const before = { price: { cents: 100, per: 'piece' }, since: new Date(0), note: undefined };
  expect(
    changedFields(before, { price: { cents: 100, per: 'piece' }, since: new Date(0) }),
  ).toBeNull();
  expect(changedFields(before, { ...before, price: { cents: 101, per: 'piece' } })).toEqual({
    before: { price: { cents: 100, per: 'piece' } },
    after: { price: { cents: 101, per: 'piece' } },
  });
});
