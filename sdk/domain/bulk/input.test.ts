import { describe, expect, it } from 'vitest';
import { invalidInputOf, type BulkInput } from './input.ts';

const undo = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072';
const invalid = (path: string, message: string) => ({ path, subject: path, message });

describe('the input of a tag change', () => {
  const lacksTag = invalid('input.add', 'must name a tag to add or remove');
  const of = 'orders';
  it.each<[string, BulkInput, object | null]>([
    ['one to add', { of, add: ['rush'] }, null],
    ['one to remove', { of: 'customers', remove: ['rush'] }, null],
    ['one each to add and remove', { of, add: ['rush'], remove: ['late'] }, null],
    ['none', { of }, lacksTag],
    ['none to add', { of, add: [] }, lacksTag],
    ['none to remove', { of, remove: [] }, lacksTag],
    ['no kind of record', { add: ['rush'] }, invalid('input.of', 'must be orders or customers')],
    ['an action to undo', { of, undo }, null],
    [
      'an action to undo, without a kind',
      { undo },
      invalid('input.of', 'must be orders or customers'),
    ],
  ])('with %s', (_, input, found) => {
    expect(invalidInputOf('tag', input)).toEqual(found);
  });

  it.each<BulkInput>([
    { of, undo, add: ['rush'] },
    { of, undo, remove: ['rush'] },
  ])('can undo, but not together with tags: %j', (input) => {
    const found = invalid('input.undo', "can't be combined with add or remove");
    expect(invalidInputOf('tag', input)).toEqual(found);
  });
});

describe('the input of a price change', () => {
  const only = 'must be the only one of price, percent, difference, undo';
  it.each<BulkInput>([{ price: '5' }, { percent: 5 }, { difference: 5 }, { undo }])(
    'has exactly one field: %j',
    (input) => {
      expect(invalidInputOf('prices', input)).toBeNull();
    },
  );

  it.each<[BulkInput, string]>([
    [{}, 'price'],
    [{ price: '5', percent: 5 }, 'percent'],
    [{ undo, price: '5' }, 'undo'],
    [{ undo, difference: 5, percent: 5 }, 'difference'],
  ])("doesn't have none or several fields: %j", (input, field) => {
    expect(invalidInputOf('prices', input)).toEqual(invalid(`input.${field}`, only));
  });
});

describe('the input of other actions', () => {
  it.each(['enable', 'disable'] as const)('can only be an undo for %s', (action) => {
    expect(invalidInputOf(action, {})).toBeNull();
    expect(invalidInputOf(action, { undo })).toBeNull();
    expect(invalidInputOf(action, { undo, percent: 5 })).toEqual(
      invalid('input.percent', `is not allowed for ${action}`),
    );
  });

  it.each(['pick', 'labels', 'print', 'publish'] as const)('is empty for %s', (action) => {
    expect(invalidInputOf(action, {})).toBeNull();
    expect(invalidInputOf(action, { undo })).toEqual(
      invalid('input.undo', `is not allowed for ${action}`),
    );
  });

  it("doesn't allow edits, which have their own endpoint", () => {
    expect(invalidInputOf('edit', {})).toEqual(
      invalid('action', 'edit must be started with POST /api/admin/itemEdits'),
    );
    expect(invalidInputOf('edit', { undo })).toEqual(
      invalid('input.undo', 'is not allowed for edit'),
    );
  });
});
