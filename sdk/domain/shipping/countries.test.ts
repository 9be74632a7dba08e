import { expect, it } from 'vitest';
import { countries, refuseCountry } from './countries.ts';

it('are each one, by two capital letters', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries).size).toBe(250);
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(countries).toEqual(expect.arrayContaining(['US', 'DE', 'NZ', 'ZW']));
});

it('the shop does not ship to are named', () => {
  expect(refuseCountry('US', ['US', 'CA'])).toBeNull();
  expect(refuseCountry('DE', ['US', 'CA'])).toBe('We do not ship to this country: Germany.');
  expect(refuseCountry('QX', ['US'])).toBe('We do not ship to this country: QX.');
  expect(refuseCountry('ZZZ', ['US'])).toBe('We do not ship to this country: ZZZ.');
});
