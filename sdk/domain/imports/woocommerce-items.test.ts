import { expect, it } from 'vitest';
import { itemsIn, readTable, wooFile } from './fixtures/files.ts';

const file = readTable(wooFile);
const [three, six, plans] = itemsIn(file);

it('makes a family of a variable product and its variations', () => {
  expect(file).toMatchObject({ format: 'woocommerce', problems: [] });
  const family = { handle: 'BIT', title: 'End mill', options: ['Diameter'] };
  expect([three?.family, six?.family, plans?.family]).toEqual([family, family, null]);
  expect(three).toMatchObject({
    partNumber: 'BIT-3',
    catalog: 'End mills',
    stock: 5,
    sale: { salePriceCents: 800 },
    fields: { title: 'End mill, Diameter 3 mm', priceCents: 950, description: 'Carbide end mill.' },
  });
});

it('inherits from the parent what a variation leaves empty', () => {
  expect(three?.pictures.map(({ url }) => url)).toEqual([
    'https://old.example/a.png',
    'https://old.example/b.png',
  ]);
  expect(six?.pictures.map(({ url }) => url)).toEqual(['https://old.example/six.png']);
  expect(six?.attributes.map(({ attributeId, value }) => `${attributeId} ${value}`)).toEqual([
    'Diameter 6 mm',
    'Flutes 2',
    'Weight 1.764',
    'Details <b>Carbide</b> end mill.',
  ]);
});

it('sells virtual products digitally and skips grouped ones', () => {
  expect(plans).toMatchObject({ stock: 1, fields: { digital: true, enabled: false } });
  expect(file.skipped).toMatchObject([{ row: 6, name: 'Set' }]);
});

it('reports a variation without its product, and an unknown type', () => {
  const { problems } = readTable(wooFile.replace('id:1', 'id:9').replace('grouped', 'bundle'));
  expect(problems).toEqual([
    { row: 4, column: 'Parent', message: expect.any(String) },
    { row: 6, column: 'Type', message: expect.stringContaining('simple, variable, variation') },
  ]);
});
