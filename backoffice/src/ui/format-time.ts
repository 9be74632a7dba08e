import { relativeTimes } from '@spindle/sdk/domain/time/relative-time';

const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
/** Of whoever is looking: `Europe/Berlin`. */
export const { timeZone } = exactly.resolvedOptions();
const reader = relativeTimes({ locale: undefined, timeZone });

export function exactTime(iso: string): string {
  return exactly.format(new Date(iso));
}

/** `3 min. ago`, `5 hr. ago`, `tomorrow`, `in 3 days`, then the date; for whoever is looking. */
export function relativeTime(iso: string, now: number): string {
  return reader.relativeTime(new Date(iso), new Date(now));
}

/** Further away, the date says more than the distance. */
export function isNear(iso: string, now: number): boolean {
  return reader.isNear(new Date(iso), new Date(now));
}
