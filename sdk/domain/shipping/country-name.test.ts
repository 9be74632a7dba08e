import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it.each([
  ['DE', 'Germany'],
  ['XK', 'Kosovo'],
  ['QX', 'QX'],
  ['de', 'de'],
  ['USA', 'USA'],
  ['U', 'U'],
  ['', ''],
])('names %j %j', (code, name) => {
  expect(countryName(code)).toBe(name);
});
