import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareNumber, unitsOf, withUnits } from './bare-number.ts';
import { fold, partKey, valueKey, wordsOf } from './fold.ts';
import { countedSearch, queryToCount, savedQuery } from './saved-query.ts';
import { shareSuggestions } from './suggestions.ts';

describe('texts are compared', () => {
  it('without case and accents, word by word', () => {
    expect(fold('Fräs-Spindél')).toBe('fras-spindel');
    expect(wordsOf('2.2 kW, ER20. v.1 (.5)')).toEqual(['2.2', 'kw', 'er20', 'v', '1', '5']);
    expect(wordsOf(' – ')).toEqual([]);
    expect(partKey(' SP80W-22/ER20 ')).toBe('sp80w22er20');
    expect(valueKey('  Three   Phase ')).toBe('three phase');
  });

  it('unchanged once they are folded', () => {
    const property = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordsOf(wordsOf(text).join(' '))).toEqual(wordsOf(text));
      expect(valueKey(valueKey(text))).toBe(valueKey(text));
    });
    fc.assert(property, { seed: 15, numRuns: 50 });
  });
});

describe('a counted search', () => {
  it.each([
    [' Two   Flute ', 'two flute'],
    ['SP80W-123456', undefined],
    ['sp80w-1234', 'sp80w-1234'],
    ['ada@example.com', undefined],
    ['555 01 23', undefined],
    ['555 01 2', '555 01 2'],
    ['  ', undefined],
  ])('for %o is %o', (q, saved) => {
    expect(savedQuery(q)).toBe(saved);
  });

  it('is the first page of a search without filters', () => {
    expect(countedSearch({ q: 'x' })).toBe(true);
    expect(countedSearch({ q: 'x', catalogId: 'spindles', inStock: false, spec: [] })).toBe(true);
    for (const narrowed of [
      { page: 2 },
      { spec: ['Power:1 kW'] },
      { minPrice: 0 },
      { maxPrice: 0 },
      { inStock: true },
    ]) {
      expect(countedSearch({ q: 'x', ...narrowed })).toBe(false);
    }
  });
});

it('counts a search with its results, and as unsuccessful without any', () => {
  const result = { total: 3 };
  const counted = { query: 'er20', found: 3, inVain: false };
  expect(queryToCount({ q: 'ER20' }, result)).toEqual(counted);
  expect(queryToCount({ q: 'ER20' }, { ...result, corrected: 'er25' })).toMatchObject({
    inVain: true,
  });
  expect(queryToCount({ q: 'ER20' }, { ...result, total: 0 })).toMatchObject({ inVain: true });
  expect(queryToCount({ q: 'ER20', page: 2 }, result)).toBeUndefined();
});

describe('a bare number', () => {
  it.each([
    ['2200', 2200],
    [' 2,200 ', 2200],
    ['0.5', 0.5],
    ['2200 W', undefined],
    ['1 – 3', undefined],
    ['-5', undefined],
    ['⌀5', undefined],
    ['1/4', 0.25],
    ['er20', undefined],
    ['', undefined],
  ])('%o is %o', (q, number) => {
    expect(bareNumber(q)).toBe(number);
  });

  it('matches any specification with this number, displayed or base', () => {
    const facet = true;
    const specs = [
      {
        spec: { name: 'Power', value: '2.2 kW', number: 2.2, unit: 'kW' },
        base: { number: 2200, unit: 'W' },
        facet,
      },
      {
        spec: { name: 'Speed', value: '2200 rpm', number: 2200, unit: 'rpm' },
        base: { number: 36.7, unit: 'Hz' },
        facet,
      },
      {
        spec: { name: 'Range', value: '2200 – 3000 mm', number: 2200, max: 3000, unit: 'mm' },
        facet,
      },
      {
        spec: { name: 'Parts', value: '2200', number: 2200 },
        base: { number: 2200, unit: '' },
        facet,
      },
      { spec: { name: 'Type', value: '2200' }, facet },
    ];
    expect(withUnits(2200, unitsOf(2200, specs))).toEqual(['2200 W', '2200 rpm']);
    expect(withUnits(2.2, unitsOf(2.2, specs))).toEqual(['2.2 kW']);
    expect(withUnits(1, ['mm', 'kg', 'mm'])).toEqual(['1 kg', '1 mm']);
  });
});

it('suggestions share eight places, with items in the rest', () => {
  const ten = (name: string) => Array.from({ length: 10 }, (_, at) => `${name} ${at}`);
  const shared = shareSuggestions({ items: ten('i'), catalogs: ten('c'), queries: ten('q') });
  expect([shared.items.length, shared.catalogs.length, shared.queries.length]).toEqual([3, 2, 3]);
  expect(shareSuggestions({ items: ten('i'), catalogs: [], queries: ['q'] }).items).toHaveLength(7);
});
