const DAY_MS = 86_400_000;

/**
 * Counts days by the calendar of a time zone (an IANA name or `UTC`): how many days later `to` is
 * than `from`, 1 from late today to early tomorrow, 0 within a day however long it is, negative when
 * `to` is earlier.
 */
export function calendarDays(timeZone: string): (from: Date, to: Date) => number {
  const calendar = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  /** Days since 1970 of the date shown at that moment: without hours, clocks may shift. */
  const dayNumber = (moment: Date) => {
    const shown = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type));
    return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
  };
  return (from, to) => dayNumber(to) - dayNumber(from);
}
