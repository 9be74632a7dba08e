import { plusDays, type Day } from './calendar.ts';

const DAY_MS = 86_400_000;
/** Years between these have four digits. */
const FIRST = Date.parse('0001-01-03T00:00:00Z');
const LAST = Date.parse('9999-12-29T00:00:00Z');

/** Local date and time in the format of a datetime-local field: `2026-11-23T18:00`. */
export type WallTime = string;

/** Creating a formatter is slow, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish formats dates and times like ISO
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timeZone, made);
  return made;
}

/** Returns the local date and time in a time zone. */
export const wallTime = (timeZone: string, at: Date): WallTime =>
  formatIn(timeZone).format(at).replace(' ', 'T').padStart(16, '0');

/**
 * Returns when clocks in a time zone show this local time. If they show it twice, returns the first
 * time. If they skip it, returns the time shifted by as much as the clocks go forward.
 */
export function instantOf(timeZone: string, displayed: WallTime): Date {
  const asUtc = Date.parse(`${displayed}Z`);
  const offsetAt = (ms: number) => {
    const at = Math.min(Math.max(ms, FIRST), LAST);
    return Date.parse(`${wallTime(timeZone, new Date(at))}Z`) - at;
  };
  // no time zone is further from UTC, and clocks never change twice within two days
  const [first, second] = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (ms) => new Date(asUtc - offsetAt(ms)),
  );
  const found = [first, second].find((at) => at && wallTime(timeZone, at) === displayed);
  return found ?? first ?? new Date(asUtc);
}

/**
 * Returns when a day (`2026-11-23`) starts in a time zone. If the clocks go forward at midnight,
 * the day starts after the skipped hour.
 */
export const startOfDay = (timeZone: string, day: Day): Date => instantOf(timeZone, `${day}T00:00`);

/** Returns the start of the first day and the end of the last. */
export function daysBetween(timeZone: string, first: Day, last: Day): { from: Date; until: Date } {
  return { from: startOfDay(timeZone, first), until: startOfDay(timeZone, plusDays(last, 1)) };
}
