import { expect, it } from 'vitest';
import { formatWeight } from './format-weight.ts';

it.each([
  [12, '12 oz'],
  [15.4, '1 lb'],
  [16, '1 lb'],
  [40, '2 lb 8 oz'],
  [0, '0 oz'],
])('formats %d ounces as %s', (ounces, text) => {
  expect(formatWeight(ounces)).toBe(text);
});
