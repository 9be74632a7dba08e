import { expect, it } from 'vitest';
import { expectedShippingDate } from './expected-shipping.ts';

const leaves = (from: string, workingDays: number, timeZone = 'UTC') =>
  expectedShippingDate(new Date(from), workingDays, timeZone).toISOString();

it.each([
  ['a Wednesday, the same day', '2026-11-18T09:30:00Z', 0, '2026-11-18T09:30:00.000Z'],
  ['a Wednesday', '2026-11-18T09:30:00Z', 2, '2026-11-20T09:30:00.000Z'],
  ['over a weekend', '2026-11-19T23:59:59Z', 2, '2026-11-23T23:59:59.000Z'],
  ['a Saturday', '2026-11-21T00:00:00Z', 1, '2026-11-23T00:00:00.000Z'],
  ['a Sunday', '2026-11-22T12:00:00Z', 1, '2026-11-23T12:00:00.000Z'],
  [
    'over two weekends and the end of a month',
    '2026-11-20T12:00:00Z',
    7,
    '2026-12-01T12:00:00.000Z',
  ],
])('counts working days: from %s', (_, from, workingDays, day) => {
  expect(leaves(from, workingDays)).toBe(day);
});

it("doesn't change the date it is given", () => {
  const from = new Date('2026-11-18T09:30:00Z');
  expectedShippingDate(from, 3, 'UTC');
  expect(from.toISOString()).toBe('2026-11-18T09:30:00.000Z');
});

it.each([
  // 11:30 PM on a Friday, a Saturday, and the Friday before the clocks go back
  ['2026-11-21T07:30:00Z', 1, '2026-11-24T07:30:00.000Z'],
  ['2026-11-22T07:30:00Z', 1, '2026-11-24T07:30:00.000Z'],
  ['2026-10-31T06:30:00Z', 1, '2026-11-03T07:30:00.000Z'],
])('counts days in Los Angeles: from %s', (from, workingDays, day) => {
  expect(leaves(from, workingDays, 'America/Los_Angeles')).toBe(day);
});
