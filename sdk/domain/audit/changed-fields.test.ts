import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('what stays as it was is not told', () => {
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

it('a field that only one of them has is told where it is', () => {
  expect(changedFields({ a: 1 }, { a: 1, b: 2 })).toStrictEqual({ before: {}, after: { b: 2 } });
  expect(changedFields({ a: 1, b: 2 }, { a: 1 })).toStrictEqual({ before: { b: 2 }, after: {} });
});

it('what is new, or gone, is told whole', () => {
  expect(changedFields(null, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
  expect(changedFields({ a: 1 }, null)).toEqual({ before: { a: 1 }, after: null });
  expect(changedFields(null, null)).toBeNull();
});

it('a field counts by the JSON that is kept of it', () => {
  const before = { price: { cents: 100, per: 'piece' }, since: new Date(0), note: undefined };
  expect(
    changedFields(before, { price: { cents: 100, per: 'piece' }, since: new Date(0) }),
  ).toBeNull();
  expect(changedFields(before, { ...before, price: { cents: 101, per: 'piece' } })).toEqual({
    before: { price: { cents: 100, per: 'piece' } },
    after: { price: { cents: 101, per: 'piece' } },
  });
});
