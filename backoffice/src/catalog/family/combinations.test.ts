import { expect, it } from 'vitest';
import { combinationsOf } from './combinations.ts';

const values = (lists: string[], existing: string[][] = []) =>
  combinationsOf(lists, existing).map((one) => one.values);

it('combines the values of all options', () => {
  expect(values(['500 mm; 1 m', '1;2'])).toEqual([
    ['500 mm', '1'],
    ['500 mm', '2'],
    ['1 m', '1'],
    ['1 m', '2'],
  ]);
});

it('leaves out what a member has, and values typed twice', () => {
  expect(values(['500 mm; 1 m; 1000 mm;'], [['50 cm']])).toEqual([['1 m']]);
});

it('has no combinations until each option has a value', () => {
  expect(values(['1 m', ' '])).toEqual([]);
  expect(values([])).toEqual([]);
});
