import { expect, it } from 'vitest';
import { changeTags, tagDifference, tidyTag } from './tags.ts';

it('normalizes the spelling of a tag', () => {
  expect(tidyTag('  Call \t Back ')).toBe('call back');
});

it('adds and removes tags, each once, in alphabetical order', () => {
  expect(changeTags(['b', 'd'], { add: ['C', 'b ', ' '], remove: ['D', 'x'] })).toEqual({
    tags: ['b', 'c'],
  });
  expect(changeTags(['a'], { add: ['a'], remove: ['a'] })).toEqual({ tags: ['a'] });
  expect(changeTags(['a'], {})).toEqual({ tags: ['a'] });
  expect(changeTags(['b'], { add: ['c', 'a'] })).toEqual({ tags: ['a', 'b', 'c'] });
  expect(changeTags(['a'], { remove: ['a'] })).toEqual({ tags: [] });
});

it('allows twenty tags per record', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`).toSorted();
  expect(changeTags([], { add: twenty })).toEqual({ tags: twenty });
  expect(changeTags(twenty, { add: ['tag 3'] })).toEqual({ tags: twenty });
  expect(changeTags(twenty, { add: ['new'], remove: ['tag 3'] })).toMatchObject({
    tags: expect.arrayContaining(['new']),
  });
  expect(changeTags(twenty, { add: ['new'] })).toEqual({
    rejection: {
      code: 'TOO_MANY_TAGS',
      reason: 'The limit is 20 tags. Remove one first.',
    },
  });
});

it('compares lists of tags in their stored form', () => {
  expect(tagDifference(['a', 'b'], ['B ', ' c', 'C', ' '])).toEqual({ add: ['c'], remove: ['a'] });
  expect(tagDifference(['a', 'b'], ['b', 'a'])).toEqual({ add: [], remove: [] });
  expect(tagDifference([], ['Call  back'])).toEqual({ add: ['call back'], remove: [] });
  expect(tagDifference(['b', 'a'], [])).toEqual({ add: [], remove: ['b', 'a'] });
});
