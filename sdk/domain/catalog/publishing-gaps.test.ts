import { expect, test } from 'vitest';
import { publishingGaps } from './publishing-gaps.ts';

type Attributes = Parameters<typeof publishingGaps>[0]['attributes'];

const attributes = (types: Record<string, Attributes[number]['type']>): Attributes =>
  Object.entries(types).map(([attributeId, type]) => ({
    attributeId,
    type,
    value: '24',
    description: null,
    version: 1,
  }));

const part = {
  description: 'Two flutes.',
  image: 'catalog/a.webp',
  price: 10,
  digital: false,
  subscription: false,
  kit: false,
  attributes: attributes({ weight: 'WEIGHT', hs: 'HS_CODE', origin: 'ORIGIN', power: 'SPEC' }),
};
const sheet = [{ name: 'Power', facet: true, column: true }];
const names = (item: typeof part, specSheet = sheet) =>
  publishingGaps(item, specSheet).map(({ name }) => name);

test('a complete item lacks nothing', () => {
  expect(names(part)).toEqual([]);
});

test('an empty item lacks everything, in the order of the editor', () => {
  const empty = { ...part, description: ' ', image: '', price: 0, attributes: [] };
  expect(publishingGaps(empty, sheet).map(({ name, section }) => `${section}: ${name}`)).toEqual([
    'facts: description',
    'pictures: picture',
    'specs: specifications: Power',
    'shipping: weight',
    'shipping: HS code',
    'shipping: country of origin',
    'prices: price',
  ]);
});

test('an attribute without a value counts as missing', () => {
  const unset = part.attributes.map((one) => (one.type === 'ORIGIN' ? { ...one, value: '' } : one));
  expect(names({ ...part, attributes: unset })).toEqual(['country of origin']);
});

test('a kit ships as its parts', () => {
  expect(names({ ...part, kit: true, attributes: [] })).toEqual(['specifications: Power']);
});

test('a digital item needs no carrier, but something to deliver', () => {
  const plans = { ...part, digital: true, attributes: [] };
  expect(names(plans, [])).toEqual(['file for buyers']);
  for (const type of ['DOWNLOADABLE', 'LICENSE'] as const) {
    expect(names({ ...plans, attributes: attributes({ plans: type }) }, [])).toEqual([]);
  }
});

test('a subscription needs its billing period only', () => {
  const plan = { ...part, digital: true, subscription: true, attributes: [] };
  expect(names(plan, [])).toEqual(['billing period (TERMS)']);
  expect(names({ ...plan, attributes: attributes({ TERMS: 'SUBSCRIPTION' }) }, [])).toEqual([]);
});
