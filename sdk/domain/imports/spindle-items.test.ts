import { expect, it } from 'vitest';
import { itemsIn, readTable } from './fixtures/files.ts';

const head =
  'id,catalogId,catalogItemId,title,price,salePrice,saleStarts,saleEnds,enabled,inventory,stockDifference,gtin,bin,expectedAt,attributes,version';
const attribute = { attributeId: 'Length', type: 'SPEC', value: '300 mm', description: null };
const quoted = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

it('reads an export of the item list', () => {
  const attributes = quoted([attribute, { ...attribute, attributeId: 'Photo', type: 'IMAGE' }]);
  const file = readTable(
    `${head}\nx,rails,r1,'=Rail,29.95,,,,yes,7,-2,4006381333931,A-1,2030-12-12,${attributes},3`,
  );
  expect(file).toMatchObject({ format: 'spindle', problems: [], ignored: ['id'] });
  expect(itemsIn(file)).toMatchObject([
    {
      key: { catalogId: 'rails', catalogItemId: 'r1' },
      version: 3,
      sale: null,
      stock: 7,
      stockIfNew: true,
      stockDifference: -2,
      attributes: [attribute],
      fields: {
        title: '=Rail',
        priceCents: 2995,
        enabled: true,
        gtin: '4006381333931',
        bin: 'A-1',
        expectedAt: '2030-12-12',
      },
    },
  ]);
});

it.each([
  [`x,,r1,Rail,1,,,,yes,,,,,,,`, null],
  [`x,Rails!,r1,Rail,1,,,,yes,,,,,,,`, 'catalogId'],
  [`x,rails,r1,Rail,one,,,,yes,,,,,,,`, 'price'],
  [`x,rails,r1,Rail,1,,,,perhaps,,,,,,,`, 'enabled'],
  [`x,rails,r1,Rail,1,,,,yes,,,4006381333930,,,,`, 'gtin'],
  [`x,rails,r1,Rail,1,,,,yes,,,,,12/12/2030,,`, 'expectedAt'],
  [`x,rails,r1,Rail,1,,,,yes,,,,,,"{}",`, 'attributes'],
  [`x,rails,r1,Rail,1,,,,yes,,,,,,"[{""type"":1}]",`, 'attributes'],
])('names the column of a problem: %s', (row, column) => {
  expect(readTable(`${head}\n${row}`).problems).toMatchObject([{ row: 2, column }]);
});
