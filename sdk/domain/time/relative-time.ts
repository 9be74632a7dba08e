import { dayIn, daysFrom } from './calendar.ts';
import { monthDay, shortDay } from './format-date-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Beyond this, the date is shown instead. */
const NEAR_DAYS = 14;

const distance = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });

/** Returns the number of calendar days between two times: 1 from late today to early tomorrow. */
const daysAway = (from: Date, to: Date, timeZone: string): number =>
  daysFrom(dayIn(timeZone, from), dayIn(timeZone, to)) - 1;

/** Returns whether a time is less than two calendar weeks away. */
export const isNear = (at: Date, now: Date, timeZone: string): boolean =>
  Math.abs(daysAway(now, at, timeZone)) < NEAR_DAYS;

/**
 * Formats a time relative to now, in a time zone's calendar: `3 min. ago`, `5 hr. ago`, `tomorrow`,
 * `in 3 days`, then the date.
 */
export function relativeTime(at: Date, now: Date, timeZone: string): string {
  const away = at.getTime() - now.getTime();
  const days = daysAway(now, at, timeZone);
  if (Math.abs(away) < MINUTE) return 'just now';
  if (Math.abs(away) < HOUR) return distance.format(Math.trunc(away / MINUTE), 'minute');
  // a day on which the clocks go back is longer than 24 hours
  if (Math.abs(away) < DAY || days === 0) return distance.format(Math.trunc(away / HOUR), 'hour');
  if (isNear(at, now, timeZone)) return distance.format(days, 'day');
  const [year, thisYear] = [at, now].map((time) => dayIn(timeZone, time).slice(0, 4));
  return year === thisYear ? monthDay(at, timeZone) : shortDay(at, timeZone);
}
