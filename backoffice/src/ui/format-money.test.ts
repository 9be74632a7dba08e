import { expect, it } from 'vitest';
import { formatCents } from './format.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [95, '$0.95'],
  [12995, '$129.95'],
  [-1250, '-$12.50'],
  [-5, '-$0.05'],
  [123456789, '$1,234,567.89'],
  [9007199254740991, '$90,071,992,547,409.91'],
])('%i cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
