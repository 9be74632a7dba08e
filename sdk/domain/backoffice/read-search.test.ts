import { describe, expect, it } from 'vitest';
import { containsAll, isNamed, isOneLetter, readSearch, searched } from './read-search.ts';

it('splits words, ignores accents, and matches short ones at the start of a word only', () => {
  expect(readSearch('  Zoë  LI ').parts).toEqual(['zoe', ' li']);
  expect(readSearch(' ').parts).toEqual([]);
  expect(readSearch('ab abc 42 420').parts).toEqual([' ab', 'abc', ' 42', '420']);
  expect(readSearch('a @ - b').parts).toEqual([' a', ' b']);
});

it('recognizes the beginning of an order id, as people read it out', () => {
  expect(readSearch('#6F0C1f3a').idStart).toBe('6f0c1f3a');
  expect(readSearch('6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d').idStart).toHaveLength(32);
  expect(readSearch('a').idStart).toBeNull();
  expect(readSearch('ada').idStart).toBe('ada');
  expect(readSearch('6F').idStart).toBe('6f');
  expect(readSearch('f'.repeat(33)).idStart).toBeNull();
  expect(readSearch('spindle').idStart).toBeNull();
  expect(readSearch('#ada x').idStart).toBeNull();
  expect(readSearch('xada').idStart).toBeNull();
  expect(readSearch('6f0c 1f3a').idStart).toBe('6f0c1f3a');
  expect(readSearch('6f#0c').idStart).toBeNull();
  expect(readSearch('').idStart).toBeNull();
});

it('recognizes tracking numbers, with or without spaces, and ticket numbers', () => {
  expect(readSearch('ez10 0000 0001').tracking).toBe('EZ1000000001');
  expect(readSearch('collet').tracking).toBeNull();
  expect(readSearch('ez-100-1').tracking).toBe('EZ-100-1');
  expect(readSearch('#1042').number).toBe(1042);
  expect(readSearch('1042x').number).toBeNull();
  expect(readSearch('x1042').number).toBeNull();
});

it('puts a space before every text, so that each one starts a word', () => {
  expect(searched('Ada', null, 'Ångström')).toBe(' ada  angstrom');
});

it.each([
  ['1z345', null],
  ['1z3456', '1Z3456'],
  ['1'.repeat(40), '1'.repeat(40)],
  ['1'.repeat(41), null],
  ['abcdef', null],
  ['abcde1', 'ABCDE1'],
  ['1z3456_7', null],
  ['/1z3456', null],
  ['', null],
])('reads %s as the beginning of tracking number %s', (q, tracking) => {
  expect(readSearch(q).tracking).toBe(tracking);
});

it.each([
  ['0', 0],
  ['123456789', 123_456_789],
  ['1234567890', null],
  ['', null],
])('reads %s as ticket number %s', (q, number) => {
  expect(readSearch(q).number).toBe(number);
});

it.each([
  ['a', true],
  [' É ', true],
  ['a b', true],
  ['ab', false],
  ['a bc', false],
  ['7', false],
  ['a 7', false],
  ['', false],
  ['-', false],
])('%o is a single letter: %s', (q, isOne) => {
  expect(isOneLetter(readSearch(q))).toBe(isOne);
});

describe('matching a text', () => {
  const text = searched('Zoë Lindqvist', 'zoe@example.com', null);
  it.each([
    ['zoe', true],
    ['ZOË lindq', true],
    ['qvist', true],
    ['li', true],
    ['qv', false],
    ['zoe smith', false],
    ['smith zoe', false],
    ['', false],
  ])('%o: %s', (q, holds) => {
    expect(containsAll(readSearch(q), text)).toBe(holds);
  });
});

describe('matching an order', () => {
  const order = { id: '6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d', trackingNumber: 'ez1000000001' };
  it.each([
    ['6f', true],
    ['6f0c1f3a5a0e', true],
    ['6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d', true],
    ['0c1f', false],
    ['EZ1000', true],
    ['ez1000000001', true],
    ['ez1000000002', false],
    ['000001', false],
    ['zoe', false],
    ['', false],
  ])('by %o: %s', (q, named) => {
    expect(isNamed(readSearch(q), order)).toBe(named);
  });

  it('works by its id alone while it has no tracking number', () => {
    const unsent = { ...order, trackingNumber: null };
    expect(isNamed(readSearch('EZ1000'), unsent)).toBe(false);
    expect(isNamed(readSearch('6f0c1f'), unsent)).toBe(true);
  });
});
