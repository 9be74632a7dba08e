import { specsOf } from '@spindle/sdk/domain/catalog/specs';
import { expect, test } from 'vitest';
import { sampleCatalog, sampleItem } from '../test/samples.ts';
import { findInCatalog } from './find-in-catalog.ts';
import { EVERYTHING, type SearchView } from './search-url.ts';

const sheet = [
  { name: 'Power', unit: 'kW', facet: true, column: true },
  { name: 'Collet', facet: true, column: true },
];

function spindle(catalogItemId: string, power: string, collet: string, price: number) {
  const attributes = [
    { attributeId: 'Power', value: power },
    { attributeId: 'Collet', value: collet },
  ].map((fact) => ({ ...fact, type: 'SPEC' as const, description: null, version: 1 }));
  const specs = specsOf(attributes, sheet);
  return sampleItem({ catalogItemId, title: catalogItemId, price, attributes, specs });
}

const items = [
  spindle('small', '800 W', 'ER11', 120),
  spindle('water', '2.2 kW', 'ER20', 390),
  spindle('air', '2200 W', 'ER20', 340),
  spindle('big', '3 kW', 'ER25', 520),
];

function find(view: Partial<SearchView>) {
  const catalog = sampleCatalog({ specSheet: sheet });
  const found = findInCatalog(items, catalog, { ...EVERYTHING, ...view });
  return { ...found, ids: found.places.map((place) => items[place]?.catalogItemId) };
}

test('equal quantities are found however they are written', () => {
  expect(find({ specs: ['Power:2.2 kW'] }).ids).toEqual(['water', 'air']);
  expect(find({ specs: ['power:2200 W'] }).ids).toEqual(['water', 'air']);
});

test('values of one name match any, several names match all', () => {
  expect(find({ specs: ['Collet:ER20', 'Collet:ER25'] }).ids).toEqual(['water', 'air', 'big']);
  expect(find({ specs: ['Collet:ER20', 'Power:3 kW'] }).ids).toEqual([]);
});

test('a range includes its ends, and either may be open', () => {
  expect(find({ specs: ['Power:1..2.2 kW'] }).ids).toEqual(['water', 'air']);
  expect(find({ specs: ['Power:2500 W..'] }).ids).toEqual(['big']);
  expect(find({ minPrice: '130', maxPrice: '390' }).ids).toEqual(['water', 'air']);
});

test("a facet's counts ignore the facet's own selection", () => {
  const { facets } = find({ specs: ['Collet:ER11'] });
  for (const { name, values } of facets) {
    for (const { value, count } of values) {
      const others = name === 'Collet' ? [] : ['Collet:ER11'];
      expect(find({ specs: [...others, `${name}:${value}`] }).total).toBe(count);
    }
  }
  expect(facets.map(({ name }) => name)).toEqual(['Power', 'Collet']);
});

test('numbers are sorted by value, words alphabetically, missing values last', () => {
  expect(find({ sort: 'spec.Power' }).ids).toEqual(['small', 'water', 'air', 'big']);
  expect(find({ sort: '-spec.Power' }).ids[0]).toBe('big');
  expect(find({ sort: '-price' }).ids).toEqual(['big', 'water', 'air', 'small']);
  expect(find({ sort: 'spec.Weight' }).total).toBe(4);
});

test('an invalid quantity finds nothing', () => {
  expect(find({ specs: ['Power:1..3 kg'] }).total).toBe(0);
  expect(find({ specs: ['Power:a..b'] }).total).toBe(0);
});
