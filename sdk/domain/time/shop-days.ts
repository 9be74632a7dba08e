import { dayIn, plusDays, type Day } from '../insights/calendar.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/**
 * Returns the first moment of a day (`2026-11-23`) by the calendar of a time zone. Where the clocks
 * go forward at midnight, that is the hour they go forward to.
 */
export function startOfDay(timeZone: string, day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const dayAt = (ms: number) => dayIn(timeZone, new Date(ms)).padStart(10, '0');
  // no place is further from UTC than this, and every offset is whole minutes
  let [before, within] = [midnight - DAY_MS, midnight + DAY_MS];
  while (within - before > MINUTE_MS) {
    const middle = before + Math.floor((within - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dayAt(middle) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/** Returns when a range of days begins, both included, and the first moment after it. */
export function daysBetween(timeZone: string, first: Day, last: Day): { from: Date; until: Date } {
  return { from: startOfDay(timeZone, first), until: startOfDay(timeZone, plusDays(last, 1)) };
}
