import { describe, expect, it } from 'vitest';
import { givenPage, isInPlace, presentFound, readSearch } from './read-search.ts';

describe('a search', () => {
  it('has a default order and page', () => {
    expect(readSearch({})).toEqual({
      search: {
        q: '',
        catalogId: undefined,
        filters: [],
        price: {},
        inStock: false,
        grouped: false,
        sort: 'relevance',
        page: 1,
        offset: 0,
      },
    });
    expect(readSearch({ q: ' er20 ', page: 3, inStock: true, sort: '-price' })).toMatchObject({
      search: { q: 'er20', offset: 48, inStock: true, sort: '-price' },
    });
  });

  it('contains the parsed filters and prices', () => {
    const put = {
      q: ' er20 ',
      catalogId: 'spindles',
      spec: ['Collet:ER20'],
      minPrice: 1.5,
      maxPrice: 20,
      inStock: true,
      sort: 'newest',
      page: 2,
    } as const;
    expect(readSearch({ ...put, spec: [...put.spec] })).toEqual({
      search: {
        q: 'er20',
        catalogId: 'spindles',
        filters: [{ name: 'collet', choices: [{ key: 'er20' }] }],
        price: { least: 150, most: 2_000 },
        inStock: true,
        grouped: false,
        sort: 'newest',
        page: 2,
        offset: 24,
      },
    });
  });

  it('is rejected for its filters first, then for its prices', () => {
    const prices = { minPrice: 2, maxPrice: 1 };
    expect(readSearch({ ...prices, spec: ['x'] })).toEqual({
      invalid: {
        path: 'spec',
        subject: 'spec',
        message: 'must be a name and a value, such as Power:2.2 kW',
      },
    });
    expect(readSearch(prices)).toEqual({
      invalid: { path: 'maxPrice', subject: 'maxPrice', message: 'must not be less than minPrice' },
    });
  });
});

it.each([
  [{ sort: 'relevance', q: '', catalogId: 'spindles' } as const, true],
  [{ sort: 'relevance', q: '', catalogId: undefined } as const, false],
  [{ sort: 'relevance', q: 'er20', catalogId: 'spindles' } as const, false],
  [{ sort: 'price', q: '', catalogId: 'spindles' } as const, false],
])("items of %j are in the catalog's order: %s", (search, inPlace) => {
  expect(isInPlace(search)).toBe(inPlace);
});

describe('a result page', () => {
  it.each([
    [1, 0, 1],
    [5, 0, 1],
    [1, 24, 1],
    [2, 24, 1],
    [2, 25, 2],
    [9, 49, 3],
  ])('for page %d of %d items is page %d', (page, total, overrides) => {
    expect(givenPage(page, total)).toBe(overrides);
  });

  const specs = [{ spec: { name: 'Collet', value: 'ER20' }, count: 2, place: 0 }];
  const page = { page: 2, total: 30, items: [], specs, corrected: undefined };
  const displayed = {
    total: 30,
    page: 2,
    pageSize: 24,
    items: [],
    facets: [{ name: 'Collet', values: [{ value: 'ER20', count: 2 }] }],
  };

  it('has filters', () => {
    expect(presentFound(page)).toStrictEqual(displayed);
  });

  it('names the corrected search, if it was corrected', () => {
    expect(presentFound({ ...page, corrected: 'collet' })).toStrictEqual({
      ...displayed,
      corrected: 'collet',
    });
  });
});
