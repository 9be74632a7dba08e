import { expect, it } from 'vitest';
import {
  combinationOf,
  combineMembers,
  optionValueKey,
  readFamily,
  sameCombination,
  titleWithOptions,
} from './families.ts';
import { presentFamily, presentListedFamily } from './item-family.ts';
import { onePerFamily, optionCount } from './one-per-family.ts';

const rail = (id: string, specs: Record<string, string>, rest: object = {}) => ({
  catalogItemId: id,
  title: id,
  familyId: null,
  price: 29.95,
  available: true,
  attributes: Object.entries(specs).map(
    ([attributeId, value]) => ({ attributeId, type: 'SPEC', value }) as const,
  ),
  ...rest,
});

it.each([
  [
    { title: ' Rail ', options: ['Length '] },
    { title: 'Rail', options: ['Length'] },
  ],
  [{ title: ' ', options: ['Length'] }, { invalid: { path: 'title' } }],
  [{ title: 'Rail', options: ['Length', 'length'] }, { invalid: { path: 'options.1' } }],
  [{ title: 'Rail', options: ['a:b'] }, { invalid: { path: 'options.0' } }],
])('parses %j', (input, parsed) => {
  expect(readFamily(input)).toMatchObject(parsed);
});

it.each([
  ['500 mm', '50 cm', true],
  ['Black ', 'black', true],
  ['500 mm', '500', false],
  ['1 – 2 kW', '1 kW', false],
])('compares the values %s and %s', (one, other, isSame) => {
  expect(optionValueKey(one) === optionValueKey(other)).toBe(isSame);
});

it('rejects an item without a value of an option', () => {
  expect(combinationOf(['Length'], rail('a', { Length: ' ' }))).toMatchObject({
    code: 'FAMILY_COMBINATION',
  });
});

const family = { familyId: 'f', options: ['Length', 'Carriages'] };

it('rejects two members with the same values in different units', () => {
  const members = [
    rail('a', { Length: '500 mm', Carriages: '1' }),
    rail('b', { length: '50 cm', Carriages: '1' }),
  ];
  expect(combineMembers(family, members)).toBe(sameCombination);
});

it('rejects a member of another family, but not its own', () => {
  const specs = { Length: '500 mm', Carriages: '1' };
  expect(combineMembers(family, [rail('a', specs, { familyId: 'g' })])).toMatchObject({
    code: 'ITEM_IN_FAMILY',
  });
  expect(combineMembers(family, [rail('a', specs, { familyId: 'f' })])).toHaveProperty(
    'combinations',
  );
});

const stored = { ...family, title: 'Rail' };
const members = [
  rail('a', { Length: '1000 mm', Carriages: '1' }),
  rail('b', { Length: '500 mm', Carriages: '1' }, { price: 19.5, available: false }),
  rail('c', { Length: '500 mm', Carriages: '2' }),
];

it('shows a single member as a plain item', () => {
  expect(presentListedFamily(stored, members.slice(1, 2), { sheet: [] })).toBeUndefined();
});

it('names the options as on the spec sheet and starts at the lowest price', () => {
  const sheet = [{ name: 'length', unit: 'mm' }];
  expect(presentListedFamily(stored, members, { sheet })).toEqual({
    familyId: 'f',
    title: 'Rail',
    count: 3,
    fromPrice: 19.5,
    options: [{ name: 'length', unit: 'mm' }, { name: 'Carriages' }],
  });
});

it('names the member that each value selects, keeping the other options if it can', () => {
  const presented = presentFamily(stored, members, { current: 'c', sheet: [] });
  expect(presented?.options).toEqual([
    {
      name: 'Length',
      values: [
        { value: '500 mm', catalogItemId: 'c', exists: true, available: true },
        { value: '1000 mm', catalogItemId: 'a', exists: false, available: false },
      ],
    },
    {
      name: 'Carriages',
      values: [
        { value: '1', catalogItemId: 'b', exists: true, available: false },
        { value: '2', catalogItemId: 'c', exists: true, available: true },
      ],
    },
  ]);
});

it('keeps the first item of each family and all items without one', () => {
  const of = (id: string, familyId?: string) => ({ id, ...(familyId && { family: { familyId } }) });
  const items = [of('a', 'f'), of('b'), of('c', 'f'), of('d', 'g')];
  expect(onePerFamily(items).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});

it.each([
  [['Length'], '3 lengths'],
  [['Battery'], '3 batteries'],
  [['Box'], '3 boxes'],
  [['Length', 'Carriages'], '3 options'],
])('counts members with the options %j', (names, text) => {
  const options = names.map((name) => ({ name }));
  expect(optionCount({ count: 3, options })).toBe(text);
});

it.each([
  ['Rail', 'Rail, Length 500 mm, Carriages 2'],
  ['Rail 500 MM', 'Rail 500 MM, Carriages 2'],
])('adds the options that the title %j lacks', (title, text) => {
  const item = rail('a', { length: ' 500 mm', Carriages: '2' }, { title });
  expect(titleWithOptions(item, ['Length', 'Carriages', 'Preload'])).toBe(text);
});
