import { expect, it } from 'vitest';
import { canBeMistyped, correctQuery, nearestWord } from './correct-words.ts';

it('finds the most similar word, the first on a tie, and none that is too different', () => {
  expect(nearestWord('spindel', ['spine', 'spindle', 'handle'])).toBe('spindle');
  expect(nearestWord('colet', ['collet', 'collets'])).toBe('collet');
  expect(nearestWord('motr', ['motor', 'motoz'])).toBe('motor');
  expect(nearestWord('abcx', ['abcz', 'abcy'])).toBe('abcy');
  expect(nearestWord('abcx', ['abcy', 'abcz'])).toBe('abcy');
  expect(nearestWord('spindel', ['inverter', 'rail'])).toBeUndefined();
  expect(nearestWord('spindel', [])).toBeUndefined();
});

it('requires seven of twenty trigrams in common', () => {
  expect(nearestWord('abcdefghijkl', ['abcdefgmnopqr'])).toBe('abcdefgmnopqr');
  expect(nearestWord('abcdefghijkl', ['abcdefgmnopqrs'])).toBeUndefined();
});

it('finds the most similar word at any position', () => {
  const known = ['spine', 'spindle', 'spindles'];
  expect(nearestWord('spindle', known)).toBe('spindle');
  expect(nearestWord('spindle', known.toReversed())).toBe('spindle');
  expect(nearestWord('ab', ['ba', 'abc'])).toBe('abc');
  expect(nearestWord('motor', ['motor', 'moto'])).toBe('motor');
});

it('replaces unknown words, and leaves out those without a similar word', () => {
  const corrections = new Map([
    ['spindel', 'spindle'],
    ['xyzzy', null],
  ]);
  expect(correctQuery('  ER20   Spindel ', corrections)).toBe('ER20 spindle');
  expect(correctQuery('spindel xyzzy 2.2 kW', corrections)).toBe('spindle 2.2 kW');
  expect(correctQuery('xyzzy', corrections)).toBeUndefined();
  expect(correctQuery('er20 collet', corrections)).toBeUndefined();
  expect(correctQuery(' er20 collet ', corrections)).toBeUndefined();
  expect(correctQuery('Spindel-xyzzy', corrections)).toBeUndefined();
  expect(correctQuery('Vísé', new Map([['vise', 'vise']]))).toBeUndefined();
});

it('treats only words of letters as typos', () => {
  expect(['abc', 'é'.repeat(40), 'spindel'].map(canBeMistyped)).toEqual([true, true, true]);
  expect(['ab', 'e'.repeat(41), 'er20', '2200', ''].map(canBeMistyped)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
