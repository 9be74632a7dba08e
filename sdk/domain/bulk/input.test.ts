import { describe, expect, it } from 'vitest';
import { unfitInputOf, type BulkInput } from './input.ts';

const undo = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072';
const unfit = (path: string, message: string) => ({ path, subject: path, message });

describe('the input of tags', () => {
  const lacksTag = unfit('input.add', 'must name a tag to add or remove');
  const of = 'orders';
  it.each<[string, BulkInput, object | null]>([
    ['one to add', { of, add: ['rush'] }, null],
    ['one to take off', { of: 'customers', remove: ['rush'] }, null],
    ['as many to add as to take off', { of, add: ['rush'], remove: ['late'] }, null],
    ['none', { of }, lacksTag],
    ['none to add', { of, add: [] }, lacksTag],
    ['none to take off', { of, remove: [] }, lacksTag],
    ['no kind of record', { add: ['rush'] }, unfit('input.of', 'must be orders or customers')],
    ['work to take back', { of, undo }, null],
    ['work to take back, of no kind', { undo }, unfit('input.of', 'must be orders or customers')],
  ])('that names %s', (_, input, found) => {
    expect(unfitInputOf('tag', input)).toEqual(found);
  });

  it.each<BulkInput>([
    { of, undo, add: ['rush'] },
    { of, undo, remove: ['rush'] },
  ])('takes work back by itself, not beside tags: %j', (input) => {
    const found = unfit('input.undo', 'must be without add and remove');
    expect(unfitInputOf('tag', input)).toEqual(found);
  });
});

describe('the input of prices', () => {
  const only = 'must be the only one of price, percent, difference, undo';
  it.each<BulkInput>([{ price: '5' }, { percent: 5 }, { difference: 5 }, { undo }])(
    'says one thing: %j',
    (input) => {
      expect(unfitInputOf('prices', input)).toBeNull();
    },
  );

  it.each<[BulkInput, string]>([
    [{}, 'price'],
    [{ price: '5', percent: 5 }, 'percent'],
    [{ undo, price: '5' }, 'undo'],
    [{ undo, difference: 5, percent: 5 }, 'difference'],
  ])('says no more than that, and something: %j', (input, field) => {
    expect(unfitInputOf('prices', input)).toEqual(unfit(`input.${field}`, only));
  });
});

describe('the input of other actions', () => {
  it.each(['enable', 'disable'] as const)('to %s says at most what is taken back', (action) => {
    expect(unfitInputOf(action, {})).toBeNull();
    expect(unfitInputOf(action, { undo })).toBeNull();
    expect(unfitInputOf(action, { undo, percent: 5 })).toEqual(
      unfit('input.percent', `is not for ${action}`),
    );
  });

  it.each(['pick', 'labels', 'print', 'publish'] as const)('to %s says nothing', (action) => {
    expect(unfitInputOf(action, {})).toBeNull();
    expect(unfitInputOf(action, { undo })).toEqual(unfit('input.undo', `is not for ${action}`));
  });

  it('is none of edits, which begin elsewhere', () => {
    expect(unfitInputOf('edit', {})).toEqual(
      unfit('action', 'edit is begun by POST /api/admin/itemEdits'),
    );
    expect(unfitInputOf('edit', { undo })).toEqual(unfit('input.undo', 'is not for edit'));
  });
});
