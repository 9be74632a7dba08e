import { calendarDays } from './calendar-days.ts';

interface Reader {
  /** Undefined: the one of the machine this runs on. */
  locale: string | undefined;
  /** An IANA name, or `UTC` where a page is made for nobody in particular. */
  timeZone: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Further away, the date says more than the distance. */
const NEAR_DAYS = 14;

/** How far away a moment is, in a reader's words and by the calendar on their wall. */
export function relativeTimes({ locale, timeZone }: Reader) {
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const inYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const inAnyYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });

  const daysBetween = calendarDays(timeZone);
  const isNear = (at: Date, now: Date) => Math.abs(daysBetween(now, at)) < NEAR_DAYS;

  return {
    isNear,
    /** `3 min. ago`, `5 hr. ago`, `tomorrow`, `in 3 days`, then the date. */
    relativeTime(at: Date, now: Date): string {
      const away = at.getTime() - now.getTime();
      const days = daysBetween(now, at);
      if (Math.abs(away) < MINUTE) return 'just now';
      if (Math.abs(away) < HOUR) return distance.format(Math.trunc(away / MINUTE), 'minute');
      // a day that turns its clocks back is longer than 24 hours
      if (Math.abs(away) < DAY || days === 0)
        return distance.format(Math.trunc(away / HOUR), 'hour');
      if (isNear(at, now)) return distance.format(days, 'day');
      return (year.format(at) === year.format(now) ? inYear : inAnyYear).format(at);
    },
  };
}
