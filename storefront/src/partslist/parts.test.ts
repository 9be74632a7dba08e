import { describe, expect, test } from 'vitest';
import { sampleItem } from '../test/samples.ts';
import { toCsv } from './download-csv.ts';
import { formatWeight } from './format-weight.ts';
import { missingParts, sumCents, weigh, rejectionReason, type PartLine } from './parts.ts';

const attribute = (type: 'WEIGHT' | 'COMPONENT', value: string, description: string | null) => ({
  attributeId: type,
  type,
  value,
  description,
  version: 1,
});
const line = (item: PartLine['item'], quantity = 1): PartLine => ({
  catalogId: item?.catalogId ?? 'spindles',
  catalogItemId: item?.catalogItemId ?? 'gone',
  quantity,
  item,
});

test('the total is exact to the cent; items that are gone cost nothing', () => {
  const lines = [line(sampleItem({ price: 19.99 }), 3), line(sampleItem({ price: 0.1 }), 3)];
  expect(sumCents([...lines, line(null, 5), line(undefined)])).toBe(6027);
});

test('weights are added up, with the number of unknown ones', () => {
  const heavy = sampleItem({ attributes: [attribute('WEIGHT', '24.5', null)] });
  const file = sampleItem({ digital: true });
  const lines = [line(heavy, 2), line(sampleItem({ attributes: [] })), line(file), line(null)];
  expect(weigh(lines)).toEqual({ ounces: 49, unknown: 1 });
});

test.each([
  [7.5, '7.5 oz (213 g)'],
  [40, '2.5 lb (1.1 kg)'],
])('%d oz is %s', (ounces, text) => {
  expect(formatWeight(ounces)).toBe(text);
});

test.each([
  [null, 1, 'No longer in the shop'],
  [undefined, 1, null],
  [sampleItem({ inventory: 7 }), 7, null],
  [sampleItem({ inventory: 7 }), 8, 'Only 7 left'],
  [sampleItem({ inventory: 0 }), 1, 'Out of stock'],
  [sampleItem({ locked: true }), 1, 'Not available yet'],
  [sampleItem({ expired: true }), 1, 'Discontinued'],
  [sampleItem({ digital: true, inventory: 1 }), 3, null],
])('%# a line says why it cannot be bought', (item, quantity, why) => {
  expect(rejectionReason(line(item, quantity))).toBe(why);
});

describe('missing parts', () => {
  const needs = (title: string, value: string, description = 'needs: three-phase') =>
    line(
      sampleItem({
        catalogItemId: title,
        title,
        attributes: [attribute('COMPONENT', value, description)],
      }),
    );

  test('are what parts need and the list lacks, each once', () => {
    const lines = [
      needs('Spindle', 'controllers/vfd'),
      needs('Other spindle', 'controllers/vfd'),
      needs('Collet nut', 'spindles/Spindle'),
      needs('Mount', 'spindles/Spindle', 'fits'),
    ];
    expect(missingParts(lines)).toEqual([
      {
        catalogId: 'controllers',
        catalogItemId: 'vfd',
        neededBy: ['Spindle', 'Other spindle'],
        reason: 'three-phase',
      },
    ]);
  });
});

test('no cell of the file is a formula', () => {
  const item = sampleItem({
    externalId: 'SP-22',
    title: '=HYPERLINK("https://evil.example")',
    price: 10,
  });
  const [head, row] = toCsv([line(item, 2)], 'https://shop.example').split('\r\n');
  expect(head).toBe(
    'Part number,Part,Quantity,Price each (USD),Total (USD),Weight each (oz),Note,Address',
  );
  expect(row).toMatch(/^SP-22,"'=HYPERLINK\(""https:\/\/evil\.example""\)",2,10\.00,20\.00,/);
});
