import { describe, expect, it } from 'vitest';
import { factsOf, type FindableItem } from './facts.ts';

type Attribute = FindableItem['attributes'][number];

const attribute = (
  type: Attribute['type'],
  value: string,
  overrides: Partial<Attribute> = {},
): Attribute => ({ attributeId: 'Name', type, value, description: null, ...overrides });
const spec = (attributeId: string, value: string) => attribute('SPEC', value, { attributeId });

const catalog = { title: 'Spindles', specSheet: [] };
const plain: FindableItem = {
  title: 'Spindle',
  description: '',
  externalId: null,
  gtin: null,
  attributes: [],
};
const proseOf = (...attributes: Attribute[]) => factsOf({ ...plain, attributes }, catalog).prose;

const power = { number: 2_200, unit: 'W' };

it('finds an item by title, part number, catalog, specifications and prose', () => {
  const item = {
    title: 'Spindle',
    description: 'Runs quietly.',
    externalId: 'SP80W-22',
    gtin: '036000291452',
    attributes: [spec('Power', '2.2 kW'), spec('Collet', 'ER20')],
  };
  expect(factsOf(item, catalog)).toStrictEqual({
    title: 'Spindle',
    partNumber: 'SP80W-22 036000291452 0036000291452 00036000291452',
    catalog: 'Spindles',
    specTexts: 'Power 2.2 kW Collet ER20',
    prose: 'Runs quietly.  ',
    specs: [
      {
        spec: { name: 'Power', value: '2.2 kW', number: 2.2, unit: 'kW' },
        base: power,
        facet: true,
      },
      { spec: { name: 'Collet', value: 'ER20' }, facet: true },
    ],
  });
});

it('uses an empty part number for an item without one', () => {
  expect(factsOf(plain, catalog).partNumber).toBe('');
});

describe('filters', () => {
  const attributes = [spec('power', '2.2 kW'), spec('Weight', '5 kg'), spec('Color', 'red')];
  const facets = (specSheet: Parameters<typeof factsOf>[1]['specSheet']) =>
    factsOf({ ...plain, attributes }, { title: '', specSheet }).specs.map(
      ({ spec: { name }, facet }) => [name, facet],
    );

  it('include every specification if the catalog has no sheet', () => {
    expect(facets([])).toEqual([
      ['power', true],
      ['Weight', true],
      ['Color', true],
    ]);
  });

  it('include only those of the sheet, in its order and spelling', () => {
    const sheet = [
      { name: 'Weight', facet: false, column: true },
      { name: 'Power', unit: 'W', facet: true, column: false },
    ];
    expect(facets(sheet)).toEqual([
      ['Weight', false],
      ['Power', true],
      ['Color', false],
    ]);
  });
});

it("quantities in the title come last, without a name, and aren't filters", () => {
  const item = {
    ...plain,
    title: 'Spindle 2.2 kW, 6 000 – 24 000 rpm',
    attributes: [spec('A', 'b')],
  };
  const { specs } = factsOf(item, catalog);
  expect(specs[0]?.spec.name).toBe('A');
  expect(specs.slice(1)).toEqual([
    { spec: { name: '', value: '2200 W', ...power }, base: power, facet: false },
    {
      spec: { name: '', value: '6000 – 24000 rpm', number: 6_000, max: 24_000, unit: 'rpm' },
      base: { number: 6_000, max: 24_000, unit: 'rpm' },
      facet: false,
    },
  ]);
});

describe('prose', () => {
  it.each(['COLOR', 'COMPONENT', 'SIZE', 'SUBSCRIPTION'] as const)(
    'includes name, description and value of %s',
    (type) => {
      expect(proseOf(attribute(type, 'Value', { description: 'About it' }))).toBe(
        ' Name About it Value',
      );
      expect(proseOf(attribute(type, 'Value'))).toBe(' Name  Value');
    },
  );

  it.each(['IMAGE', 'VIDEO', 'LINK', 'EXTERNAL'] as const)(
    'includes name and description of %s, but not its URL',
    (type) => {
      expect(proseOf(attribute(type, '/a.png', { description: 'The front' }))).toBe(
        ' Name The front',
      );
    },
  );

  it.each(['WEIGHT', 'PACKAGE', 'HS_CODE', 'ORIGIN', 'SHIPPING', 'SPEC'] as const)(
    "doesn't include %s",
    (type) => {
      expect(proseOf(attribute(type, '12', { description: 'Secret' }))).toBe(' ');
    },
  );

  it.each(['DOWNLOADABLE', 'LICENSE', 'DISCORD', 'TAX_CATEGORY_CODE'] as const)(
    "never includes %s, which visitors can't see",
    (type) => {
      expect(proseOf(attribute(type, 'x', { description: 'Secret' }))).toBe('');
    },
  );

  it.each([
    ['Plain', ' Plain'],
    ['<p>One</p><p>Two</p>', '  One  Two '],
    ['<a href="/x">Here</a> it is', '  Here  it is'],
    ['Salt &amp; oil &#8211; &Auml;', ' Salt   oil    '],
    ['R&D; &toolongname;', ' R  &toolongname;'],
    ['A & B', ' A & B'],
    ['5 > 4 <b>so</b>', ' 5 > 4  so '],
  ])('of the markup %s is the text between its tags', (markup, text) => {
    expect(proseOf(attribute('HTML', markup, { description: 'Unread' }))).toBe(text);
  });

  it('starts with the description, and keeps the parts separate', () => {
    const attributes = [attribute('SIZE', 'L'), attribute('HTML', 'Text')];
    expect(factsOf({ ...plain, description: 'Runs.', attributes }, catalog).prose).toBe(
      'Runs. Name  L Text',
    );
  });

  it('is cut off after 50,000 characters', () => {
    const { prose } = factsOf({ ...plain, description: `${'a'.repeat(49_999)}bc` }, catalog);
    expect(prose).toHaveLength(50_000);
    expect(prose.endsWith('ab')).toBe(true);
  });
});
