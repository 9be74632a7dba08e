import { describe, expect, it } from 'vitest';
import { joinSynonyms, validateSynonyms, synonymsOf, tidySynonyms } from './synonyms.ts';

const drives = ['VFD', 'inverter', 'frequency converter'];

it('are kept without the spaces around them', () => {
  expect(tidySynonyms([[' VFD', 'frequency \t converter ']])).toEqual([
    ['VFD', 'frequency converter'],
  ]);
});

describe('are refused', () => {
  it.each([
    [[['a', '–']], 0, 'must have a letter or digit in each word'],
    [
      [drives, ['a', 'one two three four five']],
      1,
      'must have at most 4 words each: “one two three four five” has more',
    ],
    [[['Vise', 'b', 'vísé']], 0, 'must not repeat a phrase: “vísé” is listed twice'],
    [[drives, ['x', 'INVERTER']], 1, 'must not have “INVERTER” again: it stands in group 1'],
  ])('%j', (groups, place, message) => {
    expect(validateSynonyms(groups)).toEqual({
      path: `groups.${place}`,
      subject: `Group ${place + 1}`,
      message,
    });
  });

  it('not where each word stands once, of four words at most', () => {
    expect(validateSynonyms([drives, ['a b c d', 'a b c']])).toBeNull();
    expect(validateSynonyms([['a bc', 'ab c', 'abc']])).toBeNull();
    expect(validateSynonyms([])).toBeNull();
  });
});

describe('two words', () => {
  it('make a group where neither has one', () => {
    expect(joinSynonyms([drives], 'spindel', 'spindle')).toEqual([drives, ['spindle', 'spindel']]);
  });

  it('join the group that has one of them, in its place', () => {
    const other = ['a', 'b'];
    expect(joinSynonyms([drives, other], 'drive', 'Inverter')).toEqual([
      [...drives, 'drive'],
      other,
    ]);
    expect(joinSynonyms([other, drives], 'vfd', 'drive')).toEqual([other, [...drives, 'drive']]);
  });

  it('make one group of two, and leave as it is what has both', () => {
    expect(joinSynonyms([['a', 'b'], drives, ['c', 'd']], 'a', 'd')).toEqual([
      ['a', 'b', 'c', 'd'],
      drives,
    ]);
    expect(joinSynonyms([drives], 'vfd', 'INVERTER')).toEqual([drives]);
  });
});

it('join two groups in the place of the first, with words that neither had', () => {
  const others = [['x', 'y'], drives, ['c', 'd']];
  expect(joinSynonyms(others, 'c', 'vfd')).toEqual([
    ['x', 'y'],
    [...drives, 'c', 'd'],
  ]);
  expect(joinSynonyms([], 'a', 'b')).toEqual([['b', 'a']]);
});

it('are those of the phrase’s group besides itself', () => {
  expect(synonymsOf([['a', 'b'], drives], 'Frequency  Converter')).toEqual(['VFD', 'inverter']);
  expect(synonymsOf([drives], 'converter')).toEqual([]);
  expect(synonymsOf([['ab c', 'x']], 'a bc')).toEqual([]);
});
