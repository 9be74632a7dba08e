import { describe, expect, it } from 'vitest';
import { isEmptyRow, cellsOf, readRow, type SheetCells } from './sheet.ts';

const key = { catalogId: 'spindles', catalogItemId: 'er20' };
const read = (cells: Partial<SheetCells>) => readRow({ key, cells, timeZone: 'UTC' });
const noPrice = 'Enter dollars and cents, such as 80.00.';
const noTimestamp = 'Enter a date, with or without a time, such as 2030-11-29 18:00.';

describe('a price cell', () => {
  it.each([
    ['80', '80'],
    ['$80.00', '80.00'],
    ['0.5', '0.5'],
    ['1234567.89', '1234567.89'],
    ['1,299.5', '1299.5'],
    ['1,299.50', '1299.50'],
    ['12,299', '12299'],
    ['$123,456', '123456'],
    ['1,234,567.89', '1234567.89'],
    [' 80 ', '80'],
    ["'-80", null],
    ["'80", null],
    ['80$', null],
    ['$$80', null],
    ['12345678', null],
    ['80.001', null],
    ['80.', null],
    ['.5', null],
    ['1,299.', null],
    ['1,29', null],
    ['1,2999', null],
    ['1234,567', null],
    ['1,299,00', null],
    ['a80', null],
    ['80a', null],
    ['', null],
  ])('is read from %j as %s', (text, price) => {
    expect(read({ price: text })).toStrictEqual(
      price === null
        ? { edit: key, errors: [{ column: 'price', message: noPrice }] }
        : { edit: { ...key, price }, errors: [] },
    );
  });
});

describe('a stock difference', () => {
  it.each([
    ['12', 12],
    ['+12', 12],
    ['-3', -3],
    ['−3', -3],
    ["'-3", -3],
    ["'+12", 12],
    ['0', 0],
    ['1234567', 1_234_567],
  ])('is read from %j', (text, stock) => {
    expect(read({ stockDifference: text })).toEqual({ edit: { ...key, stock }, errors: [] });
  });

  it.each(['12345678', '1.5', '+-1', 'a1', '1a', '+', '−−1'])('rejects %j', (text) => {
    const message = 'Enter the units added or removed, such as 12 or -3.';
    expect(read({ stockDifference: text })).toStrictEqual({
      edit: key,
      errors: [{ column: 'stockDifference', message }],
    });
  });

  it('is unchanged if the cell is empty', () => {
    expect(read({ stockDifference: ' ' })).toStrictEqual({ edit: key, errors: [] });
  });
});

describe('the enabled flag', () => {
  it.each([
    ['yes', true],
    ['TRUE', true],
    ['1', true],
    ['No', false],
    ['false', false],
    ['0', false],
  ])('is read from %j', (text, enabled) => {
    expect(read({ enabled: text })).toEqual({ edit: { ...key, enabled }, errors: [] });
  });

  it.each(['', 'y', '2', 'yes no'])('rejects %j', (text) => {
    expect(read({ enabled: text })).toStrictEqual({
      edit: key,
      errors: [{ column: 'enabled', message: 'Enter yes or no.' }],
    });
  });
});

describe('the sort position', () => {
  it.each([
    ['0', 0],
    ['-999999', -999_999],
    ["'-2", -2],
    ['999999', 999_999],
  ])('is read from %j', (text, listingOrderWeight) => {
    expect(read({ listingOrderWeight: text }).edit).toEqual({ ...key, listingOrderWeight });
  });

  it.each(['', '1000000', '+1', '1.5', 'a1', '1a', '-'])('rejects %j', (text) => {
    expect(read({ listingOrderWeight: text })).toStrictEqual({
      edit: key,
      errors: [
        {
          column: 'listingOrderWeight',
          message: 'Enter a whole number. Lower numbers are listed first.',
        },
      ],
    });
  });
});

describe('a part number', () => {
  it.each([
    ["'=A", '=A'],
    ["'+A", '+A'],
    ["'-A", '-A'],
    ["'@A", '@A'],
    ["'\tA", '\tA'],
    ["'\rA", '\rA'],
    ["'A", "'A"],
    ["''=A", "''=A"],
    ["A'=A", "A'=A"],
    ['=A', '=A'],
    [' A ', 'A'],
    [' ', null],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])("is read without a spreadsheet's prefix: %j", (text, externalId) => {
    expect(read({ externalId: text })).toEqual({ edit: { ...key, externalId }, errors: [] });
  });

  it('has a maximum length', () => {
    expect(read({ externalId: 'x'.repeat(256) })).toStrictEqual({
      edit: key,
      errors: [{ column: 'externalId', message: 'Enter at most 255 characters.' }],
    });
  });
});

describe('a sale', () => {
  const sale = { salePrice: '$7', saleStarts: '2030-11-29', saleEnds: '2030-12-03 18:30' };

  it.each([
    ['2030-11-29', '00:00:00.000'],
    ['2030-11-29 18:00', '18:00:00.000'],
    ['2030-11-29T18:00', '18:00:00.000'],
    ['2030-11-29 18:00 UTC', '18:00:00.000'],
    ['2030-11-29 18:00Z', '18:00:00.000'],
    ['2030-11-29 18:00:05', '18:00:05.000'],
    ['2030-11-29T18:00:05.25Z', '18:00:05.250'],
    [' 2030-11-29 ', '00:00:00.000'],
  ])('starts at the given time: %j', (text, time) => {
    expect(read({ ...sale, saleStarts: text })).toEqual({
      edit: {
        ...key,
        sale: {
          salePrice: '7',
          saleStarts: `2030-11-29T${time}Z`,
          saleEnds: '2030-12-03T18:30:00.000Z',
        },
      },
      errors: [],
    });
  });

  it.each([
    ['2030-11-29', '2030-11-29T08:00:00.000Z'],
    ['2030-11-29 18:00:05.25', '2030-11-30T02:00:05.250Z'],
    ['2030-11-29 18:00 UTC', '2030-11-29T18:00:00.000Z'],
    ['2030-11-29T18:00:05Z', '2030-11-29T18:00:05.000Z'],
  ])("is in the shop's time zone unless the cell names one: %j", (text, date) => {
    const cells = { ...sale, saleStarts: text };
    const { edit } = readRow({ key, cells, timeZone: 'America/Los_Angeles' });
    expect(edit.sale?.saleStarts).toBe(date);
  });

  it.each([
    '',
    'soon',
    'x2030-11-29',
    '2030-11-29x',
    '12030-11-29',
    '2030-11-29Z',
    '2030-11-29 18',
    '2030-11-29 18:0',
    '2030-11-29 118:00',
    '2030-11-29 25:00',
    '2030-11-29-18:00',
    '2030-11-29 18:00 GMT',
    '2030-11-29 18:00:5',
    '2030-11-29 18:00:05.',
    '2030-13-01',
    '203-11-29',
    '2030-02-30',
    '2029-02-29',
    '2030-11-29 24:00',
    '2030-1-29',
    '2030-11-9',
  ])('needs a valid end: %j', (text) => {
    expect(read({ ...sale, saleEnds: text })).toStrictEqual({
      edit: key,
      errors: [{ column: 'saleEnds', message: noTimestamp }],
    });
  });

  it("reports each missing part, and isn't set then", () => {
    const price = { column: 'salePrice', message: noPrice };
    const starts = { column: 'saleStarts', message: noTimestamp };
    const ends = { column: 'saleEnds', message: noTimestamp };
    expect(read({ salePrice: '7' })).toStrictEqual({ edit: key, errors: [starts, ends] });
    expect(read({ ...sale, salePrice: '' })).toStrictEqual({ edit: key, errors: [price] });
    expect(read({ ...sale, saleStarts: '' })).toStrictEqual({ edit: key, errors: [starts] });
    expect(read({ ...sale, saleEnds: ' ' })).toStrictEqual({ edit: key, errors: [ends] });
  });

  it('is removed if all its cells are empty', () => {
    const empty = { salePrice: '', saleStarts: ' ', saleEnds: '' };
    const ended = { edit: { ...key, sale: null }, errors: [] };
    expect(read(empty)).toStrictEqual(ended);
    expect(read({ saleEnds: '' })).toStrictEqual(ended);
  });
});

it("a row with only the item's key changes nothing", () => {
  expect(isEmptyRow({ edit: key })).toBe(true);
  expect(isEmptyRow({ edit: { ...key, version: 3 } })).toBe(true);
  expect(isEmptyRow({ edit: { ...key, version: 3, sale: null } })).toBe(false);
});

it('shows an item without a sale with empty cells, and times to the minute', () => {
  const item = { price: 1299.5, enabled: false, listingOrderWeight: -1, externalId: 'P-1' };
  const none = { salePrice: null, saleStarts: null, saleEnds: null, priceBreaks: [] };
  expect(cellsOf({ ...item, ...none }, 'UTC')).toEqual({
    price: '1299.50',
    salePrice: '',
    saleStarts: '',
    saleEnds: '',
    priceBreaks: '',
    stockDifference: '',
    enabled: 'no',
    listingOrderWeight: '-1',
    externalId: 'P-1',
  });
});
