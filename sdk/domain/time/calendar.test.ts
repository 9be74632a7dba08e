import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayIn,
  daysFrom,
  firstOf,
  lastOf,
  mondayOf,
  monthOf,
  plusDays,
  plusMonths,
  plusBusinessDays,
  toDate,
  businessDaysUntil,
} from './calendar.ts';

describe('the date', () => {
  it.each([
    ['UTC', '2026-11-23T23:59:59Z', '2026-11-23'],
    ['UTC', '2026-11-24T00:00:00Z', '2026-11-24'],
    ['America/New_York', '2026-11-24T04:59:59Z', '2026-11-23'],
    ['America/New_York', '2026-11-24T05:00:00Z', '2026-11-24'],
    ['America/New_York', '2026-07-01T04:00:00Z', '2026-07-01'],
    ['Asia/Tokyo', '2026-11-23T15:00:00Z', '2026-11-24'],
  ])('in %s at %s is %s', (timeZone, at, day) => {
    expect(dayIn(timeZone, new Date(at))).toBe(day);
  });

  it('has as many digits in January', () => {
    expect(dayIn('UTC', new Date('2027-01-02T12:00:00Z'))).toBe('2027-01-02');
  });
});

it.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s plus %d days is %s', (day, days, then) => {
  expect(plusDays(day, days)).toBe(then);
});

it.each([
  ['2026-11-23', '2026-11-23', 1],
  ['2026-11-23', '2026-11-24', 2],
  ['2026-11-01', '2026-11-30', 30],
  ['2026-01-01', '2026-12-31', 365],
  ['2026-11-24', '2026-11-23', 0],
])('from %s to %s, inclusive, are %d days', (first, last, days) => {
  expect(daysFrom(first, last)).toBe(days);
});

it('adding and counting days agree', () => {
  const day = fc.integer({ min: -20_000, max: 40_000 }).map((at) => plusDays('2026-11-23', at));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2_000 }), (from, days) => {
      expect(daysFrom(from, plusDays(from, days))).toBe(days + 1);
      expect(plusDays(plusDays(from, days), -days)).toBe(from);
    }),
  );
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s started on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['2026-11-01', '2026-11', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
  ['2026-02-14', '2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02', '2028-02-01', '2028-02-29'],
])('%s is in %s, which is from %s to %s', (day, month, first, last) => {
  expect(monthOf(day)).toBe(month);
  expect(firstOf(month)).toBe(first);
  expect(lastOf(month)).toBe(last);
});

it.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-11', 26, '2029-01'],
])('%s plus %d months is %s', (month, months, then) => {
  expect(plusMonths(month, months)).toBe(then);
});

it.each([
  ['the same day', '2026-11-18', 0],
  ['the next day', '2026-11-19', 1],
  ['over a weekend', '2026-11-23', 3],
  ['a day in the past', '2026-11-16', 0],
])('counts the working days up to a day: %s', (_, day, days) => {
  expect(businessDaysUntil('2026-11-18', day)).toBe(days);
  if (days > 0) expect(plusBusinessDays('2026-11-18', days)).toBe(day);
});

it.each([
  ['9999-12-31', 1, '+010000-01-01'],
  ['2026-11-20', 1, '2026-11-21'],
])('%s plus %d day has a following day', (day, days, then) => {
  expect(plusDays(day, days)).toBe(then);
});

it('a missing time is null', () => {
  expect(toDate('2026-05-01T12:00:00Z')).toEqual(new Date('2026-05-01T12:00:00Z'));
  expect([toDate(null), toDate(undefined)]).toEqual([null, null]);
});
