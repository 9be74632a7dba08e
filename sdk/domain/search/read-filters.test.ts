import { describe, expect, it } from 'vitest';
import { readPriceRange, readSpecFilters } from './read-filters.ts';

const kilowatts = (number: number) => ({ number: number * 1000, unit: 'W' });

describe('a specification filter', () => {
  it('matches any choice of a name, for all names', () => {
    const read = readSpecFilters(['Power: 2.2 kW ', 'collet:ER20', ' power :800 W', 'Note:a:b']);
    expect(read).toStrictEqual({
      filters: [
        {
          name: 'power',
          choices: [
            { key: '2.2 kw', quantity: kilowatts(2.2) },
            { key: '800 w', quantity: kilowatts(0.8) },
          ],
        },
        { name: 'collet', choices: [{ key: 'er20' }] },
        { name: 'note', choices: [{ key: 'a:b' }] },
      ],
    });
  });

  it.each([
    ['1.5..3 kW', { from: 1500, to: 3000, unit: 'W' }],
    ['1500 W..3 kW', { from: 1500, to: 3000, unit: 'W' }],
    ['1.5 kW..3', { from: 1500, to: 3000, unit: 'W' }],
    ['..3 kW', { to: 3000, unit: 'W' }],
    ['1.5 kW..', { from: 1500, unit: 'W' }],
    ['-5..5', { from: -5, to: 5, unit: '' }],
    ['−5..+5 V', { from: -5, to: 5, unit: 'V' }],
    [' 1.5 .. 3 kW ', { from: 1500, to: 3000, unit: 'W' }],
    ['1/4..1/2 in', { from: 6.35, to: 12.7, unit: 'mm' }],
    ['6,000..24 000 rpm', { from: 6000, to: 24_000, unit: 'rpm' }],
    ['5..', { from: 5, unit: '' }],
    ['..5', { to: 5, unit: '' }],
    ['3 kW..1.5 kW', { from: 3000, to: 1500, unit: 'W' }],
  ])('can be a range: %s', (value, choice) => {
    expect(readSpecFilters([`Power:${value}`])).toEqual({
      filters: [{ name: 'power', choices: [choice] }],
    });
  });

  it('can have a name of one letter', () => {
    expect(readSpecFilters(['D:x'])).toEqual({
      filters: [{ name: 'd', choices: [{ key: 'x' }] }],
    });
    expect(readSpecFilters([])).toEqual({ filters: [] });
  });

  it.each(['Power', 'Powerful', ':2 kW', ' :x', 'Power:', 'Power: '])(
    'has a name and a value, unlike %o',
    (spec) => {
      expect(readSpecFilters([spec])).toEqual({
        invalid: {
          path: 'spec',
          subject: 'spec',
          message: 'must be a name and a value, such as Power:2.2 kW',
        },
      });
    },
  );

  it.each([
    '..',
    '1 kW..3 mm',
    'a..b',
    '1..x kW',
    'x..3 kW',
    '1 – 2 kW..3 kW',
    '1 kW..2 – 3 kW',
    'x..',
    '..x',
    '1 kW..x',
    '5 rpm..6 kW',
  ])('rejects the range %s', (value) => {
    expect(readSpecFilters([`Power:${value}`])).toEqual({
      invalid: {
        path: 'spec',
        subject: 'spec',
        message: 'must be a range with the same unit at both ends, such as 1.5..3 kW',
      },
    });
  });
});

describe('a price range', () => {
  it.each([
    [undefined, undefined, {}],
    [19.99, undefined, { least: 1999 }],
    [undefined, 19.99, { most: 1999 }],
    [0.291, 0.299, { least: 30, most: 29 }],
    [0.29, 0.29, { least: 29, most: 29 }],
    [10, 10, { least: 1000, most: 1000 }],
    [0, 0, { least: 0, most: 0 }],
    [0.011, 0.019, { least: 2, most: 1 }],
    [1.1, 2.2, { least: 110, most: 220 }],
    [4.35, 4.35, { least: 435, most: 435 }],
  ])('from %s to %s dollars is converted to cents', (min, max, price) => {
    expect(readPriceRange(min, max)).toEqual({ price });
  });

  it("can't end before it starts", () => {
    expect(readPriceRange(10, 9.99)).toEqual({
      invalid: { path: 'maxPrice', subject: 'maxPrice', message: 'must not be less than minPrice' },
    });
  });
});
