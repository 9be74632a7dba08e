import { describe, expect, it } from 'vitest';
import { checkTags, willHaveTags } from './tags.ts';

const nothing = { changedTo: null, step: null, tags: null, edit: null };
const undo = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072';
const notChanged = {
  rejection: { code: 'NOTHING_TO_UNDO', reason: "Nothing to undo: this record wasn't changed." },
  reason: '',
};

it('lists the tags a record will have', () => {
  expect(willHaveTags([])).toBe('No tags after this change.');
  expect(willHaveTags(['rush'])).toBe('Tags after this change: rush.');
  expect(willHaveTags(['call back', 'rush'])).toBe('Tags after this change: call back, rush.');
});

describe('a tag change', () => {
  it('records added and removed tags, but not existing ones', () => {
    const input = { add: ['Rush', 'late'], remove: ['new', 'gone'] };
    expect(checkTags(['late', 'new'], input, undefined)).toEqual({
      rejection: null,
      reason: 'Tags after this change: late, rush.',
      tags: { add: ['rush'], remove: ['new'] },
    });
    expect(checkTags(['late'], { add: ['late'] }, undefined)).toEqual({
      rejection: null,
      reason: 'Tags after this change: late.',
      tags: null,
    });
  });

  it.each([
    ['adds', [], { add: ['rush'] }, { add: ['rush'], remove: [] }],
    ['removes', ['rush'], { remove: ['rush'] }, { add: [], remove: ['rush'] }],
    ['swaps', ['a'], { add: ['b'], remove: ['a'] }, { add: ['b'], remove: ['a'] }],
  ])('is a change if it %s a tag', (_, present, input, tags) => {
    expect(checkTags(present, input, undefined).tags).toEqual(tags);
  });

  it('is rejected if it results in too many tags', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    expect(checkTags(twenty, { add: ['new'] }, undefined)).toStrictEqual({
      rejection: {
        code: 'TOO_MANY_TAGS',
        reason: 'The limit is 20 tags. Remove one first.',
      },
      reason: '',
    });
  });
});

describe('undoing a tag change', () => {
  const before = { ...nothing, tags: { add: ['rush'], remove: ['new'] } };

  it('removes added tags and restores removed ones', () => {
    expect(checkTags(['late', 'rush'], { of: 'orders', undo }, before)).toEqual({
      rejection: null,
      reason: 'Tags after this change: late, new.',
      tags: { add: ['new'], remove: ['rush'] },
    });
  });

  it('changes nothing if someone did the same in the meantime', () => {
    expect(checkTags(['new'], { undo }, before)).toEqual({
      rejection: null,
      reason: 'Tags after this change: new.',
      tags: null,
    });
  });

  it.each([[undefined], [nothing]])('is rejected if nothing was changed: %j', (done) => {
    expect(checkTags(['rush'], { undo }, done)).toStrictEqual(notChanged);
  });
});
