import { describe, expect, it } from 'vitest';
import { isMonth, lastMonth, monthBounds } from './accountant-month.ts';

it.each([
  ['2026-11-01', '2026-10'],
  ['2026-11-30', '2026-10'],
  ['2027-01-15', '2026-12'],
])('on %s the last complete month is %s', (today, month) => {
  expect(lastMonth(today)).toBe(month);
});

it.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('%s starts on %s and ends before %s', (month, from, before) => {
  expect(monthBounds(month)).toEqual({ from, before });
});

describe('a month', () => {
  it.each(['2026-01', '2026-09', '2026-10', '2026-12', '2999-05'])('accepts %s', (text) => {
    expect(isMonth(text)).toBe(true);
  });

  it.each([
    '',
    '2026',
    '2026-00',
    '2026-13',
    '2026-1',
    '2026-011',
    '2026-20',
    '1999-12',
    '3000-01',
    '226-01',
    '12026-01',
    '2026-01-01',
    'from 2026-01',
    '2026/01',
  ])('rejects “%s”', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});
