import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number at the start of a text', () => {
  it.each([
    ['2200 W', 2200, 4],
    ['2.2', 2.2, 3],
    ['2,2', 2.2, 3],
    ['.5 in', 0.5, 2],
    ['+4', 4, 2],
    ['-4', -4, 2],
    ['−4', -4, 2],
    ['-0', 0, 2],
    ['1/4"', 0.25, 3],
    ['-1/4', -0.25, 4],
    ['1 1/4 in', 1.25, 5],
    ['12-3/16', 12.1875, 7],
    ['1\u00a01/4', 1.25, 5],
    ['24 000 rpm', 24_000, 6],
    ['24\u2009000\u202f000', 24_000_000, 10],
    ['1 234 567.5', 1_234_567.5, 11],
    ['24,000', 24_000, 6],
    ['1,234,567.25', 1_234_567.25, 12],
    ['100,000', 100_000, 7],
    ['0,635', 0.635, 5],
    ['4.', 4, 1],
    ['4,', 4, 1],
    ['6000 1/min', 6000, 4],
    ['1 4/4', 1, 1],
    ['1/0', 1, 1],
    ['24,0000', 24, 7],
    ['1234567/2', 1_234_567, 7],
    ['1 5/4', 1, 1],
    ['1 000 000 000 000 W', 1e12, 17],
    ['123456/654321', 123_456 / 654_321, 13],
    ['0.123456789012', 0.123456789012, 14],
    ['999999999999999', 999_999_999_999_999, 15],
  ])('%j is %d', (text, number, end) => {
    expect(readNumber(text, 0)).toEqual({ number, end });
  });

  it.each([
    '',
    'ER20',
    'M1 1/4',
    'M1/4',
    'M24 000',
    'M24,000',
    'M.5',
    '--4',
    '- 4',
    '2.2.3',
    '1,234,5678',
    '1.2,3',
    '1'.repeat(16),
    '0.1234567890123',
    ' 4',
    '.',
  ])("isn't found in %j", (text) => expect(readNumber(text, 0)).toBeUndefined());

  it('is read from the given position, and reports where it ends', () => {
    expect(readNumber('6 – 24 rpm', 4)).toEqual({ number: 24, end: 6 });
    expect(readNumber('6 – -24 rpm', 4)).toEqual({ number: -24, end: 7 });
    expect(readNumber('6 – 1 1/2 in', 4)).toEqual({ number: 1.5, end: 9 });
    expect(readNumber('6 – 24 rpm', 3)).toBeUndefined();
    expect(readNumber('6 – 24 rpm', 10)).toBeUndefined();
  });
});
