import { describe, expect, it } from 'vitest';
import { calendarDays } from './calendar-days.ts';

const days = (timeZone: string, from: string, to: string) =>
  calendarDays(timeZone)(new Date(from), new Date(to));

it.each([
  ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', 0],
  ['2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z', 1],
  ['2026-11-22T00:00:00Z', '2026-11-21T23:59:59Z', -1],
  ['2026-11-30T12:00:00Z', '2026-12-01T12:00:00Z', 1],
  ['2026-12-31T12:00:00Z', '2027-01-31T12:00:00Z', 31],
  ['2026-01-31T12:00:00Z', '2026-03-01T12:00:00Z', 29],
  ['2028-02-28T12:00:00Z', '2028-03-01T12:00:00Z', 2],
  ['2026-11-21T12:00:00Z', '2027-11-21T12:00:00Z', 365],
])('from %s to %s are %d days of the calendar', (from, to, count) => {
  expect(days('UTC', from, to)).toBe(count);
});

describe('days are those of the time zone', () => {
  const [from, to] = ['2026-11-22T03:00:00Z', '2026-11-22T16:00:00Z'];
  it.each([
    ['UTC', 0],
    ['America/New_York', 1],
    ['Asia/Tokyo', 1],
    ['Europe/Berlin', 0],
  ])('in %s: %d', (timeZone, count) => {
    expect(days(timeZone, from, to)).toBe(count);
  });
});

it.each([
  ['shorter', '2026-03-07T12:00:00-05:00', '2026-03-08T12:00:00-04:00'],
  ['longer', '2026-10-31T12:00:00-04:00', '2026-11-01T12:00:00-05:00'],
])('a day is one day where the clocks make it %s', (_, from, to) => {
  expect(days('America/New_York', from, to)).toBe(1);
});
