import { expect, test } from 'vitest';
import { formatCents, formatDollars } from './format-money.ts';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99, '$0.99'],
  [12995, '$129.95'],
  [100_000, '$1,000.00'],
  [-112_995, '-$1,129.95'],
  [123_456_789, '$1,234,567.89'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('%i cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  [0, '$0.00'],
  [0.1, '$0.10'],
  [129.95, '$129.95'],
  [1129.9, '$1,129.90'],
  [-1129.95, '-$1,129.95'],
])('%d dollars are %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});
