import { describe, expect, it } from 'vitest';
import { readPriceRange, readSpecFilters } from './read-filters.ts';

const kilowatts = (number: number) => ({ number: number * 1000, unit: 'W' });

describe('what items are to be specified as', () => {
  it('is any choice of a name, and all names', () => {
    const read = readSpecFilters(['Power: 2.2 kW ', 'collet:ER20', ' power :800 W', 'Note:a:b']);
    expect(read).toEqual({
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
  ])('is a range: %s', (value, choice) => {
    expect(readSpecFilters([`Power:${value}`])).toEqual({
      filters: [{ name: 'power', choices: [choice] }],
    });
  });

  it.each(['Power', ':2 kW', ' :x', 'Power:', 'Power: '])(
    'is a name and a value, not %o',
    (spec) => {
      expect(readSpecFilters([spec])).toEqual({
        unfit: {
          path: 'spec',
          subject: 'spec',
          message: 'must be a name and a value, such as Power:2.2 kW',
        },
      });
    },
  );

  it.each(['..', '1 kW..3 mm', 'a..b', '1..x kW', 'x..3 kW', '1 – 2 kW..3 kW'])(
    'is no range: %s',
    (value) => {
      expect(readSpecFilters([`Power:${value}`])).toEqual({
        unfit: {
          path: 'spec',
          subject: 'spec',
          message: 'must have quantities of one unit at both ends of a range, such as 1.5..3 kW',
        },
      });
    },
  );
});

describe('a range of prices', () => {
  it.each([
    [undefined, undefined, {}],
    [19.99, undefined, { least: 1999 }],
    [undefined, 19.99, { most: 1999 }],
    [0.291, 0.299, { least: 30, most: 29 }],
    [0.29, 0.29, { least: 29, most: 29 }],
    [10, 10, { least: 1000, most: 1000 }],
  ])('from %s to %s dollars is in cents', (min, max, price) => {
    expect(readPriceRange(min, max)).toEqual({ price });
  });

  it('does not end before it begins', () => {
    expect(readPriceRange(10, 9.99)).toEqual({
      unfit: { path: 'maxPrice', subject: 'maxPrice', message: 'must not be less than minPrice' },
    });
  });
});
