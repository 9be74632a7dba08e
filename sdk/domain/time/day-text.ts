import type { Day } from './calendar.ts';

// a calendar day doesn't depend on the reader's time zone
const timeZone = 'UTC';
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const weekdays = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone,
});
const monthDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone });
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone });

const at = (day: Day) => new Date(`${day}T00:00:00Z`);

/** `Dec 21, 2026` */
export const dayText = (day: Day): string => days.format(at(day));

/** `December 21, 2026` */
export const longDayText = (day: Day): string => longDays.format(at(day));

/** `Mon, Dec 21` */
export const weekdayText = (day: Day): string => weekdays.format(at(day));

/** `Dec 21` */
export const monthDayText = (day: Day): string => monthDays.format(at(day));

/** `December 2026` */
export const monthText = (month: string): string => months.format(at(`${month}-01`));

/** `Dec 21 – 24, 2026` */
export const rangeText = ({ from, to }: { from: Day; to: Day }): string =>
  days.formatRange(at(from), at(to));

/** Returns the time zone's name for display: `America/Los Angeles`. */
export const zoneText = (timeZoneName: string): string => timeZoneName.replaceAll('_', ' ');
