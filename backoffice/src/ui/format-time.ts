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

/** `3 min. ago`, `5 hr. ago`, `6 days ago`, `in 3 days`, then the date. */
export function relativeTime(iso: string, now: number): string {
  const at = new Date(iso);
  const away = at.getTime() - now;
  if (Math.abs(away) < minute) return 'just now';
  if (Math.abs(away) < hour) return relatively.format(Math.trunc(away / minute), 'minute');
  if (Math.abs(away) < day) return relatively.format(Math.trunc(away / hour), 'hour');
  if (isNear(iso, now)) return relatively.format(Math.trunc(away / day), 'day');
  const sameYear = at.getFullYear() === new Date(now).getFullYear();
  return (sameYear ? thisYear : otherYear).format(at);
}

/** Within a fortnight: further away, the date says more than the distance. */
export function isNear(iso: string, now: number): boolean {
  return Math.abs(Date.parse(iso) - now) < 14 * day;
}
