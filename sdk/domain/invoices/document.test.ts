import { expect, it } from 'vitest';
import { invoiceNumber, netCents, seriesOf, startOfNumber } from './document.ts';

it.each([
  ['INVOICE', 'INV'],
  ['CANCELLATION', 'INV'],
  ['CREDIT_NOTE', 'CN'],
] as const)('a document of kind %s belongs to series %s', (kind, series) => {
  expect(seriesOf(kind)).toBe(series);
});

it.each([
  ['INV', 1, 'INV-000001'],
  ['CN', 123, 'CN-000123'],
  ['INV', 999_999, 'INV-999999'],
  ['INV', 1_000_000, 'INV-1000000'],
] as const)('in series %s, number %i is %s', (series, sequence, number) => {
  expect(invoiceNumber(series, sequence)).toBe(number);
});

it("a line's total is the price of all units less the discount", () => {
  const line = { partNumber: null, title: 'Spindle', quantity: 3, taxCents: 99 };
  expect(netCents({ ...line, unitPriceCents: 1_000, discountCents: 250 })).toBe(2_750);
});

it.each([
  ['INV', 'inv'],
  ['cn', 'cn'],
  ['Inv-', 'inv-'],
  ['INV-0', 'inv-0'],
  ['inv-000123', 'inv-000123'],
  ['  CN-12  ', 'cn-12'],
])('“%s” can start a number: %s', (text, start) => {
  expect(startOfNumber(text)).toBe(start);
});

it.each([
  '',
  'in',
  'invoice',
  'inv12',
  '000123',
  'inv-12a',
  'inv-a',
  'my inv',
  'inv-1 2',
  'inv--1',
])("“%s” can't start a number", (text) => {
  expect(startOfNumber(text)).toBeNull();
});
