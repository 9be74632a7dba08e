import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn } from '../insights/calendar.ts';
import { daysBetween, startOfDay } from './shop-days.ts';

it.each([
  ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-23', '2026-11-23T08:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-23', '2026-11-22T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
  // the clocks go forward at midnight
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('in %s, %s begins at %s', (timeZone, day, start) => {
  expect(startOfDay(timeZone, day).toISOString()).toBe(start);
});

it.each([
  ['America/Los_Angeles', '2026-03-08', 23],
  ['America/Los_Angeles', '2026-11-01', 25],
  ['Pacific/Auckland', '2026-04-05', 25],
  ['Pacific/Auckland', '2026-09-27', 23],
  ['UTC', '2026-03-08', 24],
])('in %s, %s has %d hours', (timeZone, day, hours) => {
  const { from, until } = daysBetween(timeZone, day, day);
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});

it('has each moment in exactly the day that people there call it', () => {
  const zones = [
    'UTC',
    'Pacific/Auckland',
    'America/Los_Angeles',
    'America/Santiago',
    'Asia/Tokyo',
  ];
  const moments = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2035-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, at) => {
      const day = dayIn(timeZone, at);
      const { from, until } = daysBetween(timeZone, day, day);
      expect(from <= at && at < until).toBe(true);
      expect(dayIn(timeZone, from)).toBe(day);
      expect(dayIn(timeZone, new Date(from.getTime() - 1)) < day).toBe(true);
    }),
    { seed: 8, numRuns: 200 },
  );
});
