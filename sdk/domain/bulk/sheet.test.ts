import { expect, it } from 'vitest';
import { isEmptyRow, cellsOf, isSheetColumn, readRow, type SheetCells } from './sheet.ts';

const key = { catalogId: 'spindles', catalogItemId: 'er20', version: 3 };
const timeZone = 'America/Los_Angeles';
const before = {
  price: 10,
  salePrice: 8,
  saleStarts: '2026-11-27T00:00:00.000Z',
  saleEnds: '2026-11-30T18:30:00.000Z',
  priceBreaks: [
    { from: 10, price: 7.5 },
    { from: 50, price: 6.9 },
  ],
  enabled: true,
  listingOrderWeight: 10,
  externalId: null,
};
const was = cellsOf(before, timeZone);
const read = (cells: Partial<SheetCells>) => readRow({ key, was, cells, timeZone });
const wrong = (cells: Partial<SheetCells>) => read(cells).errors.map(({ column }) => column);

it('shows an item as a row', () => {
  expect(was).toEqual({
    price: '10.00',
    salePrice: '8.00',
    saleStarts: '2026-11-26 16:00',
    saleEnds: '2026-11-30 10:30',
    priceBreaks: '10:7.50; 50:6.90',
    stockDifference: '',
    enabled: 'yes',
    listingOrderWeight: '10',
    externalId: '',
  });
  const without = { salePrice: null, saleStarts: null, saleEnds: null, externalId: 'P-1' };
  const item = { ...before, price: 9.5, enabled: false, listingOrderWeight: -1, ...without };
  expect(cellsOf(item, timeZone)).toMatchObject({ salePrice: '', saleEnds: '', enabled: 'no' });
  expect([isSheetColumn('price'), isSheetColumn('title')]).toEqual([true, false]);
});

it('an unchanged row changes nothing', () => {
  expect(isEmptyRow(read({}))).toBe(true);
  expect(isEmptyRow(read(was))).toBe(true);
  expect(isEmptyRow(read({ price: '11' }))).toBe(false);
});

it('reads what people and spreadsheets write', () => {
  expect(read({ price: ' $1,299.5 ', stockDifference: '−3', enabled: 'FALSE' }).edit).toEqual({
    ...key,
    price: '1299.5',
    stock: -3,
    enabled: false,
  });
  expect(read({ externalId: "'=SUM", listingOrderWeight: '-2' }).edit).toMatchObject({
    externalId: '=SUM',
    listingOrderWeight: -2,
  });
  expect(read({ stockDifference: '+12', externalId: 'a' }).edit).toMatchObject({ stock: 12 });
  expect(readRow({ key, cells: { externalId: '' }, timeZone }).edit).toEqual({
    ...key,
    externalId: null,
  });
});

it('reads quantity prices, and says what is wrong with them', () => {
  const priceBreaks = [{ from: 20, price: 7 }];
  expect(read({ priceBreaks: '20:$7' }).edit).toEqual({ ...key, priceBreaks });
  expect(read({ priceBreaks: ' ' }).edit).toEqual({ ...key, priceBreaks: [] });
  const messages = ['7.50', '20:7;10:6', '10:7; 20:8'].map(
    (text) => read({ priceBreaks: text }).errors[0]?.message,
  );
  expect(messages).toEqual([
    'Enter quantities with prices, such as 10:7.50; 50:6.90.',
    'The quantity prices need increasing quantities: 10 must be more than 20.',
    'The quantity prices need decreasing prices: the price from 20 units must be below $7.00.',
  ]);
});

it('requires all parts of a sale, or none', () => {
  expect(read({ salePrice: '7' }).edit.sale).toEqual({
    salePrice: '7',
    saleStarts: '2026-11-27T00:00:00.000Z',
    saleEnds: '2026-11-30T18:30:00.000Z',
  });
  expect(read({ salePrice: '', saleStarts: '', saleEnds: '' }).edit.sale).toBeNull();
  expect(read({ saleEnds: '2026-12-01' }).edit.sale?.saleEnds).toBe('2026-12-01T08:00:00.000Z');
  const exported = readRow({
    key,
    cells: { ...was, saleEnds: '2026-11-30T18:30:00.123Z' },
    timeZone,
  });
  expect(exported.edit.sale?.saleEnds).toBe('2026-11-30T18:30:00.123Z');
  expect(readRow({ key, cells: { salePrice: '7' }, timeZone }).errors).toHaveLength(2);
});

it('names the invalid columns', () => {
  expect(wrong({ price: 'ten' })).toEqual(['price']);
  expect(wrong({ price: '1,29' })).toEqual(['price']);
  expect(wrong({ stockDifference: '1.5', enabled: 'maybe', listingOrderWeight: 'first' })).toEqual([
    'stockDifference',
    'enabled',
    'listingOrderWeight',
  ]);
  expect(wrong({ externalId: 'x'.repeat(256) })).toEqual(['externalId']);
  expect(wrong({ saleStarts: '2026-13-01', saleEnds: 'soon', salePrice: '-1' })).toEqual([
    'salePrice',
    'saleStarts',
    'saleEnds',
  ]);
});
