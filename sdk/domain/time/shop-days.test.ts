import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn } from './calendar.ts';
import { daysBetween, instantOf, startOfDay, wallTime } from './shop-days.ts';

it.each([
  ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-23', '2026-11-23T08:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-23', '2026-11-22T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
  ['America/Los_Angeles', '9999-12-31', '9999-12-31T08:00:00.000Z'],
  ['Asia/Tokyo', '+010000-01-01', '9999-12-31T15:00:00.000Z'],
  ['UTC', '0001-01-01', '0001-01-01T00:00:00.000Z'],
  // the clocks go forward at midnight
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('in %s, %s starts at %s', (timeZone, day, start) => {
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

it('assigns each time to exactly the date that local clocks show', () => {
  const zones = [
    'UTC',
    'Pacific/Auckland',
    'America/Los_Angeles',
    'America/Santiago',
    'Asia/Tokyo',
  ];
  const times = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2035-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), times, (timeZone, at) => {
      const day = dayIn(timeZone, at);
      const { from, until } = daysBetween(timeZone, day, day);
      expect(from <= at && at < until).toBe(true);
      expect(dayIn(timeZone, from)).toBe(day);
      expect(dayIn(timeZone, new Date(from.getTime() - 1)) < day).toBe(true);
    }),
    { seed: 8, numRuns: 200 },
  );
});

it.each([
  ['UTC', '2026-11-23T18:00', '2026-11-23T18:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-23T23:30', '2026-11-24T07:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T00:10', '2026-11-22T18:25:00.000Z'],
  // skipped when the clocks go forward, repeated when they go back
  ['America/Los_Angeles', '2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T00:59', '2026-11-01T07:59:00.000Z'],
  ['America/Los_Angeles', '2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
])('in %s it is %s at %s', (timeZone, displayed, at) => {
  expect(instantOf(timeZone, displayed).toISOString()).toBe(at);
});

it('shows what was typed for every time it stands for', () => {
  const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns', 'Africa/Casablanca'];
  const minutes = fc.integer({
    min: Date.parse('2020-01-01T00:00:00Z') / 60_000,
    max: Date.parse('2035-01-01T00:00:00Z') / 60_000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (timeZone, minute) => {
      const displayed = wallTime(timeZone, new Date(minute * 60_000));
      const at = instantOf(timeZone, displayed);
      expect(wallTime(timeZone, at)).toBe(displayed);
      expect(at.getTime()).toBeLessThanOrEqual(minute * 60_000);
    }),
    { seed: 8, numRuns: 300 },
  );
});
