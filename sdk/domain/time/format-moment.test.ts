import { expect, it } from 'vitest';
import { formatDay, formatMoment, formatWeekday } from './format-moment.ts';

it.each([
  ['2026-12-21T09:05:59Z', 'December 21, 2026', 'Monday', '9:05 AM'],
  ['2026-12-20T23:30:00Z', 'December 20, 2026', 'Sunday', '11:30 PM'],
  ['2026-01-01T00:00:00Z', 'January 1, 2026', 'Thursday', '12:00 AM'],
  ['2026-07-04T02:00:00+05:00', 'July 3, 2026', 'Friday', '9:00 PM'],
])('%s is written out as it is in Greenwich', (at, day, weekday, clock) => {
  const time = new Date(at);
  expect(formatDay(time)).toBe(day);
  expect(formatWeekday(time)).toBe(`${weekday}, ${day}`);
  // some versions put a narrow space before AM
  expect(formatMoment(time).replaceAll(/\s/g, ' ')).toBe(`${day} at ${clock} UTC`);
});
