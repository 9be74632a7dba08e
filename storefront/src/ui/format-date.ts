const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const shopDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO date as Mar 4, 2026, in the reader's time zone. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** The day a date falls on where the shop counts days, as its mails say it: UTC. */
export function formatShopDay(iso: string): string {
  return shopDay.format(new Date(iso));
}

/** An ISO date as Mar 4, 2026, 2:05 PM, in the reader's time zone. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso));
}

/** A day the shop has counted, as Tue, Mar 4. */
export function formatWeekday(iso: string): string {
  return weekday.format(new Date(iso));
}
