import { describe, expect, it } from 'vitest';
import { joinSynonyms, validateSynonyms, synonymsOf, tidySynonyms } from './synonyms.ts';

const drives = ['VFD', 'inverter', 'frequency converter'];

it('trims phrases', () => {
  expect(tidySynonyms([[' VFD', 'frequency \t converter ']])).toEqual([
    ['VFD', 'frequency converter'],
  ]);
});

describe('are rejected', () => {
  it.each([
    [[['a', '–']], 0, 'must have a letter or digit in each word'],
    [
      [drives, ['a', 'one two three four five']],
      1,
      'must have at most 4 words per phrase: “one two three four five” has more',
    ],
    [[['Vise', 'b', 'vísé']], 0, 'must not repeat a phrase: “vísé” is listed twice'],
    [[drives, ['x', 'INVERTER']], 1, 'must not repeat “INVERTER”, which is already in group 1'],
  ])('%j', (groups, place, message) => {
    expect(validateSynonyms(groups)).toEqual({
      path: `groups.${place}`,
      subject: `Group ${place + 1}`,
      message,
    });
  });

  it('but not if each phrase occurs once and has at most four words', () => {
    expect(validateSynonyms([drives, ['a b c d', 'a b c']])).toBeNull();
    expect(validateSynonyms([['a bc', 'ab c', 'abc']])).toBeNull();
    expect(validateSynonyms([])).toBeNull();
  });
});

describe('two words', () => {
  it('start a group if neither has one', () => {
    expect(joinSynonyms([drives], 'spindel', 'spindle')).toEqual([drives, ['spindle', 'spindel']]);
  });

  it('join the group of one of them, in its position', () => {
    const other = ['a', 'b'];
    expect(joinSynonyms([drives, other], 'drive', 'Inverter')).toEqual([
      [...drives, 'drive'],
      other,
    ]);
    expect(joinSynonyms([other, drives], 'vfd', 'drive')).toEqual([other, [...drives, 'drive']]);
  });

  it('merge two groups, and change nothing if one has both', () => {
    expect(joinSynonyms([['a', 'b'], drives, ['c', 'd']], 'a', 'd')).toEqual([
      ['a', 'b', 'c', 'd'],
      drives,
    ]);
    expect(joinSynonyms([drives], 'vfd', 'INVERTER')).toEqual([drives]);
  });
});

it('merge two groups in the position of the first, with new words', () => {
  const others = [['x', 'y'], drives, ['c', 'd']];
  expect(joinSynonyms(others, 'c', 'vfd')).toEqual([
    ['x', 'y'],
    [...drives, 'c', 'd'],
  ]);
  expect(joinSynonyms([], 'a', 'b')).toEqual([['b', 'a']]);
});

it('are the other phrases of the group', () => {
  expect(synonymsOf([['a', 'b'], drives], 'Frequency  Converter')).toEqual(['VFD', 'inverter']);
  expect(synonymsOf([drives], 'converter')).toEqual([]);
  expect(synonymsOf([['ab c', 'x']], 'a bc')).toEqual([]);
});
