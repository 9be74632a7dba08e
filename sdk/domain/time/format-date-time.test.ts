import { expect, it } from 'vitest';
import {
  exactDateTime,
  formatClock,
  formatDay,
  formatDateTime,
  formatWeekday,
  shortDay,
  shortDateTime,
} from './format-date-time.ts';

it.each([
  ['2026-12-21T09:05:59Z', 'UTC', 'December 21, 2026', 'Monday', '9:05 AM UTC'],
  ['2026-12-20T23:30:00Z', 'UTC', 'December 20, 2026', 'Sunday', '11:30 PM UTC'],
  ['2026-01-01T00:00:00Z', 'UTC', 'January 1, 2026', 'Thursday', '12:00 AM UTC'],
  ['2026-07-04T02:00:00+05:00', 'UTC', 'July 3, 2026', 'Friday', '9:00 PM UTC'],
  ['2026-12-21T07:30:00Z', 'America/Los_Angeles', 'December 20, 2026', 'Sunday', '11:30 PM PST'],
  ['2026-07-04T07:30:00Z', 'America/Los_Angeles', 'July 4, 2026', 'Saturday', '12:30 AM PDT'],
  ['2026-12-20T23:30:00Z', 'Europe/Berlin', 'December 21, 2026', 'Monday', '12:30 AM GMT+1'],
])('formats %s in %s by its calendar and clock', (at, zone, day, weekday, clock) => {
  const time = new Date(at);
  expect(formatDay(time, zone)).toBe(day);
  expect(formatWeekday(time, zone)).toBe(`${weekday}, ${day}`);
  expect(formatClock(time, zone)).toBe(clock);
  expect(formatDateTime(time, zone)).toBe(`${day} at ${clock}`);
});

it('short formats have the same day and time', () => {
  const [time, zone] = [new Date('2026-12-21T07:30:05Z'), 'America/Los_Angeles'];
  expect(shortDay(time, zone)).toBe('Dec 20, 2026');
  expect(shortDateTime(time, zone)).toBe('Dec 20, 2026, 11:30 PM PST');
  expect(exactDateTime(time, zone)).toBe('Dec 20, 2026, 11:30:05 PM PST');
});
