const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `December 21, 2026 at 9:05 AM UTC` */
export const formatMoment = (time: Date) => `${moment.format(time)} UTC`;

/** Making one is slow, and there are few time zones. */
const days = new Map<string, Intl.DateTimeFormat>();

/** Formats the day it is in a time zone: `December 21, 2026`. */
export function formatDay(time: Date, timeZone = 'UTC'): string {
  const format =
    days.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  days.set(timeZone, format);
  return format.format(time);
}

/** `Monday, December 21, 2026` */
export const formatWeekday = (time: Date) => weekday.format(time);
