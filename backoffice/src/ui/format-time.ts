const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const thisYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const otherYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const relatively = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function exactTime(iso: string): string {
  return exactly.format(new Date(iso));
}

/** `3 min. ago`, `5 hr. ago`, `6 days ago`, then the date. */
export function relativeTime(iso: string, now: number): string {
  const at = new Date(iso);
  const age = now - at.getTime();
  if (age < minute) return 'just now';
  if (age < hour) return relatively.format(-Math.floor(age / minute), 'minute');
  if (age < day) return relatively.format(-Math.floor(age / hour), 'hour');
  if (age < 14 * day) return relatively.format(-Math.floor(age / day), 'day');
  const sameYear = at.getFullYear() === new Date(now).getFullYear();
  return (sameYear ? thisYear : otherYear).format(at);
}
