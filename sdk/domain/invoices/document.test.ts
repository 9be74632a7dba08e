import { expect, it } from 'vitest';
import { invoiceNumber, netCents, seriesOf } from './document.ts';

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
