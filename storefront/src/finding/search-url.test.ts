import { expect, test } from 'vitest';
import {
  EVERYTHING,
  rangeSpec,
  readSearch,
  toggleSpec,
  withoutFilters,
  writeSearch,
} from './search-url.ts';

test('the address is read back, in a fixed order, without default values', () => {
  const view = {
    ...EVERYTHING,
    q: '2.2 kW',
    specs: ['Collet:ER20', 'Power:1.5..3 kW'],
    maxPrice: '400',
    inStock: true,
    sort: '-spec.Power',
    show: 'table',
    page: 2,
  } as const;
  const address = writeSearch(view);
  expect(readSearch(address)).toEqual(view);
  expect(writeSearch(EVERYTHING)).toBe('');
});

test('a range sent by a form without JavaScript is put together', () => {
  const { specs } = readSearch('from.Power=1,5&to.Power=3&unit.Power=kW&from.Speed=&to.Speed=');
  expect(specs).toEqual(['Power:1.5..3 kW']);
  expect(rangeSpec('Power', { from: '', to: '3', unit: 'kW' })).toBe('Power:..3 kW');
  expect(rangeSpec('Power', { from: '2', to: '', unit: 'kW' })).toBe('Power:2 kW..');
  expect(rangeSpec('Power', { from: 'much', to: '', unit: 'kW' })).toBeNull();
});

test('prices in the wrong order are swapped', () => {
  expect(readSearch('minPrice=300&maxPrice=20')).toMatchObject({ minPrice: '20', maxPrice: '300' });
});

test('selecting again deselects, and either way returns to the first page', () => {
  const once = toggleSpec({ ...EVERYTHING, page: 3 }, 'Collet:ER20');
  expect(once).toMatchObject({ specs: ['Collet:ER20'], page: 1 });
  expect(toggleSpec(once, 'Collet:ER20').specs).toEqual([]);
  expect(withoutFilters({ ...once, q: 'spindle' })).toEqual({ ...EVERYTHING, q: 'spindle' });
});

test.each([
  'page=0&sort=%00&spec=%3A&spec=a&spec=a%3A&minPrice=-1&q=%20',
  'page=99999&catalogId=../x&show=list&inStock=maybe',
  `q=${'a'.repeat(200)}`,
  `q=${'a'.repeat(3_000)}`,
  'from.=1&to.=&from.a%3Ab=1&spec=x%3Ay%3Az',
])('any address can be parsed, and parsing the result again changes nothing: %#', (query) => {
  const view = readSearch(query);
  expect(readSearch(writeSearch(view))).toEqual(view);
  expect(view.q.length).toBeLessThanOrEqual(100);
});
