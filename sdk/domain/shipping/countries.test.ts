import { expect, it } from 'vitest';
import { countries, refuseCountry, withoutSanctioned } from './countries.ts';

it('are each one, by two capital letters', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries).size).toBe(250);
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(countries).toEqual(expect.arrayContaining(['US', 'DE', 'NZ', 'ZW']));
});

it.each(['CU', 'IR', 'KP', 'SY'])('%s is under sanctions: listed, and never shipped to', (code) => {
  expect(countries).toContain(code);
  expect(withoutSanctioned(['US', code])).toEqual(['US']);
  expect(refuseCountry(code, ['US', code])).toMatch('We do not ship to this country: ');
});

it('the shop does not ship to are named', () => {
  expect(refuseCountry('US', ['US', 'CA'])).toBeNull();
  expect(refuseCountry('DE', ['US', 'CA'])).toBe('We do not ship to this country: Germany.');
  expect(refuseCountry('QX', ['US'])).toBe('We do not ship to this country: QX.');
  expect(refuseCountry('ZZZ', ['US'])).toBe('We do not ship to this country: ZZZ.');
});
