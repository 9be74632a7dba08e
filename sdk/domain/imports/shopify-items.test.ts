import { expect, it } from 'vitest';
import { itemsIn, readTable, shopifyFile } from './fixtures/files.ts';

const file = readTable(shopifyFile);
const [short, long, nut] = itemsIn(file);

it('groups the variants of a handle into a family', () => {
  expect(file).toMatchObject({ format: 'shopify', isMapped: true, problems: [] });
  const family = { handle: 'mgn12', title: 'MGN12 rail', options: ['Length', 'Carriages'] };
  expect([short?.family, long?.family, nut?.family]).toEqual([family, family, null]);
  expect(long?.fields.title).toBe('MGN12 rail, Length 500 mm');
  expect(long?.slug).toBe('mgn12-500-mm-1');
});

it('reads prices, sale, stock, weight, barcode and cost of a variant', () => {
  expect(short).toMatchObject({
    partNumber: 'MGN12-300',
    catalog: 'Linear rails',
    stock: 4,
    sale: { salePriceCents: 2995, saleStarts: null, saleEnds: null },
    fields: {
      priceCents: 3495,
      enabled: true,
      digital: false,
      supplier: 'Hiwin',
      gtin: '4006381333931',
      costPriceCents: 1250,
      externalId: 'MGN12-300',
    },
  });
  expect(long).toMatchObject({ partNumber: 'MGN12-500', sale: null, fields: { priceCents: 3995 } });
  const weights = itemsIn(file).map(
    ({ attributes }) => attributes.find(({ type }) => type === 'WEIGHT')?.value,
  );
  expect(weights).toEqual(['17.637', '28.219', '0.106']);
});

it('reads a description in HTML as text and as cleaned markup', () => {
  expect(short?.fields.description).toBe('Hardened & ground.\n12 mm');
  const markup = short?.attributes.find(({ type }) => type === 'HTML')?.value;
  expect(markup).toBe('<p>Hardened &amp; ground.</p><ul><li>12 mm</li></ul>');
  expect(nut?.attributes.map(({ type }) => type)).toEqual(['WEIGHT']);
});

it('collects the pictures of all rows of a product', () => {
  expect(short?.pictures.map(({ url }) => url)).toEqual([
    'https://cdn.example/rail.png',
    'https://cdn.example/rail-2.png',
  ]);
});

it('hides unpublished products, skips gift cards and names columns that nobody reads', () => {
  expect(nut?.fields.enabled).toBe(false);
  expect(file.skipped).toEqual([{ row: 5, name: 'card', reason: "Gift cards can't be imported." }]);
  expect(file.ignored).toEqual(['Tags', 'Variant Weight Unit']);
});

it('says row, column and what is allowed', () => {
  const broken = shopifyFile
    .replace(',29.95,', ',twenty,')
    .replace('4006381333931', '4006381333930')
    .replace(',TRUE,Length', ',maybe,Length')
    .replace('https://cdn.example/rail-2.png', 'ftp://cdn.example/rail-2.png');
  const { problems } = readTable(broken);
  expect(problems).toEqual(
    expect.arrayContaining([
      { row: 2, column: 'Variant Price', message: 'Enter a price such as 80.00.' },
      { row: 2, column: 'Variant Barcode', message: expect.stringContaining('check digit') },
      { row: 2, column: 'Published', message: expect.stringContaining('yes or no') },
      { row: 2, column: 'Image Src', message: 'Enter http or https addresses.' },
    ]),
  );
});

it('reports two variants with the same options, and a part number that is used twice', () => {
  const { problems } = readTable(
    shopifyFile.replace(',500 mm,', ',300 mm,').replace("'MGN12-500", 'MGN12-300'),
  );
  expect(problems).toEqual([
    { row: 2, column: 'Option1 Value', message: expect.stringContaining('same options') },
    { row: 3, column: 'Variant SKU', message: 'MGN12-300 is also in row 2.' },
  ]);
});
