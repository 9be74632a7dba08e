import { expect, it } from 'vitest';
import { countries, validateCountry, withoutSanctioned } from './countries.ts';

it('occur once each, as two capital letters', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries).size).toBe(250);
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(countries).toEqual(expect.arrayContaining(['US', 'DE', 'NZ', 'ZW']));
});

it.each(['CU', 'IR', 'KP', 'SY'])('%s is sanctioned: listed, but never shipped to', (code) => {
  expect(countries).toContain(code);
  expect(withoutSanctioned(['US', code])).toEqual(['US']);
  expect(validateCountry(code, ['US', code])).toMatch("We don't ship to ");
});

it("name a country the shop doesn't ship to", () => {
  expect(validateCountry('US', ['US', 'CA'])).toBeNull();
  expect(validateCountry('DE', ['US', 'CA'])).toBe("We don't ship to Germany.");
  expect(validateCountry('QX', ['US'])).toBe("We don't ship to QX.");
  expect(validateCountry('ZZZ', ['US'])).toBe("We don't ship to ZZZ.");
});
