import { expect, it } from 'vitest';
import { changeTags, tagDifference, tidyTag } from './tags.ts';

it('a tag has one spelling', () => {
  expect(tidyTag('  Call \t Back ')).toBe('call back');
});

it('tags are added and taken off, each once, in the order of the alphabet', () => {
  expect(changeTags(['b', 'd'], { add: ['C', 'b ', ' '], remove: ['D', 'x'] })).toEqual({
    tags: ['b', 'c'],
  });
  expect(changeTags(['a'], { add: ['a'], remove: ['a'] })).toEqual({ tags: ['a'] });
  expect(changeTags(['a'], {})).toEqual({ tags: ['a'] });
  expect(changeTags(['b'], { add: ['c', 'a'] })).toEqual({ tags: ['a', 'b', 'c'] });
  expect(changeTags(['a'], { remove: ['a'] })).toEqual({ tags: [] });
});

it('a record has twenty at most', () => {
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

it('lists of tags differ by what was put on and what was taken off, as it is spelled', () => {
  expect(tagDifference(['a', 'b'], ['B ', ' c', 'C', ' '])).toEqual({ add: ['c'], remove: ['a'] });
  expect(tagDifference(['a', 'b'], ['b', 'a'])).toEqual({ add: [], remove: [] });
  expect(tagDifference([], ['Call  back'])).toEqual({ add: ['call back'], remove: [] });
  expect(tagDifference(['b', 'a'], [])).toEqual({ add: [], remove: ['b', 'a'] });
});
