import { describe, expect, it } from 'vitest';
import { isNear, relativeTime } from './relative-time.ts';

/** Returns the text for `at` as shown at `now`. */
function relative(
  at: string,
  { now, timeZone = 'UTC' }: { now: string; timeZone?: string },
): string {
  return relativeTime(new Date(at), new Date(now), timeZone);
}

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00.001Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min. ago'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T12:01:00Z', 'in 1 min.'],
  ['2026-11-21T12:59:59Z', 'in 59 min.'],
  ['2026-11-21T13:00:00Z', 'in 1 hr.'],
  ['2026-11-21T11:00:00.001Z', '59 min. ago'],
  ['2026-11-21T11:00:00Z', '1 hr. ago'],
  ['2026-11-20T12:00:00.001Z', '23 hr. ago'],
  ['2026-11-22T11:59:59Z', 'in 23 hr.'],
  ['2026-11-22T12:00:00Z', 'tomorrow'],
  ['2026-11-21T11:20:00Z', '40 min. ago'],
  ['2026-11-21T13:30:00Z', 'in 1 hr.'],
  ['2026-11-21T03:00:00Z', '9 hr. ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-19T12:00:01Z', '2 days ago'],
  ['2026-11-22T23:59:59Z', 'tomorrow'],
  ['2026-11-23T00:00:00Z', 'in 2 days'],
  ['2026-12-04T23:00:00Z', 'in 13 days'],
  ['2026-12-05T00:00:00Z', 'Dec 5'],
  ['2025-07-25T12:00:00Z', 'Jul 25, 2025'],
])('at noon of the 21st, %s is %s', (at, text) => {
  expect(relative(at, { now: '2026-11-21T12:00:00Z' })).toBe(text);
});

describe('days are calendar days, not 24 hours', () => {
  it.each([
    // 47 hours away is one whole day of 24 hours, but the day after tomorrow
    ['2026-11-22T23:30:00Z', '2026-11-21T00:30:00Z', 'tomorrow'],
    ['2026-11-23T00:30:00Z', '2026-11-21T01:30:00Z', 'in 2 days'],
    ['2026-11-19T23:30:00Z', '2026-11-21T22:30:00Z', '2 days ago'],
    ['2026-11-20T00:00:00Z', '2026-11-21T23:59:59Z', 'yesterday'],
    ['2026-12-31T22:00:00Z', '2027-01-01T23:00:00Z', 'yesterday'],
  ])('%s, read at %s, is %s', (at, now, text) => {
    expect(relative(at, { now })).toBe(text);
  });
});

describe('days depend on the time zone', () => {
  const [at, now] = ['2026-11-23T04:00:00Z', '2026-11-21T22:00:00Z'];
  it.each([
    ['UTC', 'in 2 days'],
    ['America/Los_Angeles', 'tomorrow'],
    ['Pacific/Kiritimati', 'tomorrow'],
    ['Asia/Kolkata', 'tomorrow'],
    ['Europe/London', 'in 2 days'],
  ])('in %s it is %s', (timeZone, text) => {
    expect(relative(at, { now, timeZone })).toBe(text);
  });

  it('and so does the year', () => {
    const [lastYear, january] = ['2026-01-01T03:00:00Z', '2026-06-01T12:00:00Z'];
    expect(relative(lastYear, { now: january })).toBe('Jan 1');
    const timeZone = 'America/New_York';
    expect(relative(lastYear, { now: january, timeZone })).toBe('Dec 31, 2025');
  });
});

describe('a day of 23 or 25 hours counts as one day', () => {
  const timeZone = 'America/New_York';
  it.each([
    // clocks go forward on March 8th, back on November 1st
    ['2026-03-09T12:00:00-04:00', '2026-03-07T13:30:00-05:00', 'in 2 days'],
    ['2026-03-08T23:30:00-04:00', '2026-03-07T23:00:00-05:00', 'in 23 hr.'],
    ['2026-03-09T00:10:00-04:00', '2026-03-07T23:50:00-05:00', 'in 23 hr.'],
    ['2026-03-09T00:30:00-04:00', '2026-03-07T22:30:00-05:00', 'in 2 days'],
    ['2026-11-01T23:50:00-05:00', '2026-11-01T00:10:00-04:00', 'in 24 hr.'],
    ['2026-11-01T00:10:00-04:00', '2026-11-01T23:50:00-05:00', '24 hr. ago'],
    ['2026-11-02T00:20:00-05:00', '2026-10-31T23:50:00-04:00', 'in 2 days'],
  ])('%s, read at %s, is %s', (at, now, text) => {
    expect(relative(at, { now, timeZone })).toBe(text);
  });
});

it('is near for two calendar weeks', () => {
  const now = new Date('2026-11-21T23:00:00Z');
  expect(isNear(new Date('2026-12-04T23:59:59Z'), now, 'UTC')).toBe(true);
  expect(isNear(new Date('2026-12-05T00:00:00Z'), now, 'UTC')).toBe(false);
  expect(isNear(new Date('2026-11-08T00:00:00Z'), now, 'UTC')).toBe(true);
  expect(isNear(new Date('2026-11-07T23:59:59Z'), now, 'UTC')).toBe(false);
});
