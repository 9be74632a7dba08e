import { expect, it } from 'vitest';
import { invoiceNumber, netCents, seriesOf, startOfNumber } from './document.ts';

it.each([
  ['INVOICE', 'INV'],
  ['CANCELLATION', 'INV'],
  ['CREDIT_NOTE', 'CN'],
] as const)('a document that is %s is counted among %s', (kind, series) => {
  expect(seriesOf(kind)).toBe(series);
});

it.each([
  ['INV', 1, 'INV-000001'],
  ['CN', 123, 'CN-000123'],
  ['INV', 999_999, 'INV-999999'],
  ['INV', 1_000_000, 'INV-1000000'],
] as const)('of %s the number %i is %s', (series, sequence, number) => {
  expect(invoiceNumber(series, sequence)).toBe(number);
});

it('a line comes to the price of all units, less what was taken off', () => {
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
])('“%s” is what numbers begin with: %s', (text, start) => {
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
])('“%s” is not how a number begins', (text) => {
  expect(startOfNumber(text)).toBeNull();
});
