const styles = {
  day: { dateStyle: 'long' },
  weekday: { dateStyle: 'full' },
  shortDay: { dateStyle: 'medium' },
  monthDay: { day: 'numeric', month: 'short' },
  clock: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  exactClock: { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating a formatter is slow, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(style: keyof typeof styles, time: Date, timeZone: string): string {
  const key = `${style} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone });
  formats.set(key, format);
  // some versions put a narrow space before AM, but server and browser must render the same text
  return format.format(time).replaceAll('\u202F', ' ');
}

/** `December 21, 2026` */
export const formatDay = (time: Date, timeZone: string) => formatted('day', time, timeZone);

/** `Monday, December 21, 2026` */
export const formatWeekday = (time: Date, timeZone: string) => formatted('weekday', time, timeZone);

/** `9:05 AM PST` */
export const formatClock = (time: Date, timeZone: string) => formatted('clock', time, timeZone);

/** `December 21, 2026 at 9:05 AM PST` */
export const formatDateTime = (time: Date, timeZone: string) =>
  `${formatDay(time, timeZone)} at ${formatClock(time, timeZone)}`;

/** `Dec 21, 2026` */
export const shortDay = (time: Date, timeZone: string) => formatted('shortDay', time, timeZone);

/** `Dec 21` */
export const monthDay = (time: Date, timeZone: string) => formatted('monthDay', time, timeZone);

/** `Dec 21, 2026, 9:05 AM PST` */
export const shortDateTime = (time: Date, timeZone: string) =>
  `${shortDay(time, timeZone)}, ${formatClock(time, timeZone)}`;

/** `Dec 21, 2026, 9:05:59 AM PST` */
export const exactDateTime = (time: Date, timeZone: string) =>
  `${shortDay(time, timeZone)}, ${formatted('exactClock', time, timeZone)}`;
