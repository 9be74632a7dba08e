import { expect, it } from 'vitest';
import { countries, validateCountry, withoutSanctioned } from './countries.ts';

it('are each one, by two capital letters', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries).size).toBe(250);
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(countries).toEqual(expect.arrayContaining(['US', 'DE', 'NZ', 'ZW']));
});

it.each(['CU', 'IR', 'KP', 'SY'])('%s is under sanctions: listed, and never shipped to', (code) => {
  expect(countries).toContain(code);
  expect(withoutSanctioned(['US', code])).toEqual(['US']);
  expect(validateCountry(code, ['US', code])).toMatch('We do not ship to this country: ');
});

it('the shop does not ship to are named', () => {
  expect(validateCountry('US', ['US', 'CA'])).toBeNull();
  expect(validateCountry('DE', ['US', 'CA'])).toBe('We do not ship to this country: Germany.');
  expect(validateCountry('QX', ['US'])).toBe('We do not ship to this country: QX.');
  expect(validateCountry('ZZZ', ['US'])).toBe('We do not ship to this country: ZZZ.');
});
