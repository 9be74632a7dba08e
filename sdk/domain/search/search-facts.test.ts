import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presentFacets } from './facets.ts';
import { everything, findable } from './fixtures/findable.ts';
import { readSpecFilters } from './read-filters.ts';
import { searchFacts, type FactsSearch } from './search-facts.ts';

function filtersOf(specs: readonly string[]) {
  const read = readSpecFilters(specs);
  if ('invalid' in read) throw new Error(read.invalid.message);
  return read.filters;
}

const powers = ['0.8 kW', '800 W', '2.2 kW', '2200W', '3 kW'];
const collets = ['ER11', 'er20', 'ER20'];
const part = fc.record({
  title: fc.constantFrom('One', 'Two', 'Three'),
  power: fc.constantFrom(...powers),
  collet: fc.constantFrom(...collets),
  price: fc.integer({ min: 1, max: 300 }),
  inStock: fc.boolean(),
});

it('counts for each value what filtering by it leaves', () => {
  const selected = fc.record({
    parts: fc.array(part, { maxLength: 12 }),
    power: fc.constantFrom(undefined, ...powers, '1..2.5 kW'),
    collet: fc.constantFrom(undefined, ...collets),
    inStock: fc.boolean(),
  });
  const property = fc.property(selected, ({ parts, power, collet, inStock }) => {
    const all = parts.map(findable);
    const [byPower, byCollet] = [
      power === undefined ? [] : [`Power:${power}`],
      collet === undefined ? [] : [`Collet:${collet}`],
    ];
    const search = (specs: string[]) =>
      searchFacts(all, { ...everything, inStock, filters: filtersOf(specs) }, []);
    for (const { name, values } of presentFacets(search([...byPower, ...byCollet]).specs)) {
      const others = name === 'Power' ? byCollet : byPower;
      for (const { value, count } of values) {
        expect(search([`${name}:${value}`, ...others]).items).toHaveLength(count);
      }
    }
  });
  fc.assert(property, { seed: 15, numRuns: 40 });
});

const three = [
  findable({ title: 'Fine', power: '0.8 kW', collet: 'ER11', price: 100 }),
  findable({ title: 'Strong', power: '2.2 kW', collet: 'ER20', price: 300, inStock: false }),
  findable({ title: 'Old', power: '2200 W', collet: 'er20', price: 200 }),
];
const find = (search: Partial<FactsSearch>, synonyms: string[][] = []) =>
  searchFacts(three, { ...everything, ...search }, synonyms);

it.each([
  [{ q: '2200w' }, ['Old', 'Strong']],
  [{ q: 'STRONG spindle' }, ['Strong']],
  [{ q: 'k7fine' }, ['Fine']],
  [{ q: 'strong fine' }, []],
  [{ sort: 'price' as const }, ['Fine', 'Old', 'Strong']],
  [{ sort: '-price' as const }, ['Strong', 'Old', 'Fine']],
  [{ sort: 'title' as const }, ['Fine', 'Old', 'Strong']],
  [{ price: { least: 150, most: 250 } }, ['Old']],
  [{ price: { least: 100, most: 100 } }, ['Fine']],
  [{ price: { least: 101 } }, ['Old', 'Strong']],
  [{ price: { most: 99 } }, []],
  [{ price: { most: 200 } }, ['Fine', 'Old']],
  [{ inStock: true }, ['Fine', 'Old']],
  [{ q: '  ' }, ['Fine', 'Old', 'Strong']],
  [{ inStock: true, q: 'er20' }, ['Old']],
])('finds by %j', (search, titles) => {
  expect(find(search).items).toEqual(titles);
});

it('corrects typos, also in synonyms', () => {
  expect(find({ q: 'strng' })).toMatchObject({ items: ['Strong'], corrected: 'strong' });
  const groups = [['strong', 'frequency converter']];
  expect(find({ q: 'frequenzy converter' }, groups)).toMatchObject({
    items: ['Strong'],
    corrected: 'frequency converter',
  });
  expect(find({ q: 'frequency converter' }, groups).corrected).toBeUndefined();
  expect(find({ q: 'xyzzy' })).toEqual({ items: [], specs: [] });
});

it("doesn't correct the name of a unit that matches", () => {
  const found = find({ q: '2200 watt' });
  expect(found.items).toEqual(['Old', 'Strong']);
  expect(found).not.toHaveProperty('corrected');
});

it('counts quantities with their base value, and texts without', () => {
  expect(find({ q: 'fine' }).specs).toStrictEqual([
    {
      spec: { name: 'Power', value: '0.8 kW', number: 0.8, unit: 'kW' },
      base: { number: 800, unit: 'W' },
      count: 1,
      place: 0,
    },
    { spec: { name: 'Collet', value: 'ER11' }, count: 1, place: 1 },
  ]);
});

it('merges equal quantities in the most common unit, sorted', () => {
  expect(presentFacets(find({}).specs)).toEqual([
    {
      name: 'Power',
      unit: 'kW',
      min: 0.8,
      max: 2.2,
      values: [
        { value: '0.8 kW', count: 1 },
        { value: '2.2 kW', count: 2 },
      ],
    },
    {
      name: 'Collet',
      values: [
        { value: 'ER20', count: 2 },
        { value: 'ER11', count: 1 },
      ],
    },
  ]);
});

it("counts an item that misses one filter for that filter's specification only, and for none if it misses two", () => {
  const counted = (specs: string[]) =>
    find({ filters: filtersOf(specs) }).specs.map(({ spec: { name, value }, count, place }) => [
      name,
      value,
      count,
      place,
    ]);
  expect(counted(['Power:0.8 kW'])).toEqual([
    ['Power', '0.8 kW', 1, 0],
    ['Collet', 'ER11', 1, 1],
    ['Power', '2.2 kW', 1, 0],
    ['Power', '2200 W', 1, 0],
  ]);
  expect(counted(['Power:0.8 kW', 'Collet:ER20'])).toEqual([
    ['Collet', 'ER11', 1, 1],
    ['Power', '2.2 kW', 1, 0],
    ['Power', '2200 W', 1, 0],
  ]);
  expect(counted(['Power:1 kW', 'Collet:ER16'])).toEqual([]);
});
