import { plusDays, type Day } from './calendar.ts';

const DAY_MS = 86_400_000;
/** Years have four digits between these. */
const FIRST = Date.parse('0001-01-03T00:00:00Z');
const LAST = Date.parse('9999-12-29T00:00:00Z');

/** What calendar and clock of a place show, as a field for date and time holds it: `2026-11-23T18:00`. */
export type WallTime = string;

/** Making one is slow, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Sweden writes days and times as ISO does
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(timeZone, made);
  return made;
}

/** Returns what calendar and clock show in a time zone at a moment. */
export const wallTime = (timeZone: string, at: Date): WallTime =>
  formatIn(timeZone).format(at).replace(' ', 'T').padStart(16, '0');

/**
 * Returns the moment when calendar and clock of a time zone show that: the first one where they show
 * it twice, and as much later as the clocks go forward where they skip it.
 */
export function momentIn(timeZone: string, shown: WallTime): Date {
  const asUtc = Date.parse(`${shown}Z`);
  const offsetAt = (ms: number) => {
    const at = Math.min(Math.max(ms, FIRST), LAST);
    return Date.parse(`${wallTime(timeZone, new Date(at))}Z`) - at;
  };
  // no place is further from UTC than this, and nowhere are the clocks changed twice in two days
  const [first, second] = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (ms) => new Date(asUtc - offsetAt(ms)),
  );
  const found = [first, second].find((at) => at && wallTime(timeZone, at) === shown);
  return found ?? first ?? new Date(asUtc);
}

/**
 * Returns the first moment of a day (`2026-11-23`) by the calendar of a time zone. Where the clocks
 * go forward at midnight, that is the hour they go forward to.
 */
export const startOfDay = (timeZone: string, day: Day): Date => momentIn(timeZone, `${day}T00:00`);

/** Returns when a range of days begins, both included, and the first moment after it. */
export function daysBetween(timeZone: string, first: Day, last: Day): { from: Date; until: Date } {
  return { from: startOfDay(timeZone, first), until: startOfDay(timeZone, plusDays(last, 1)) };
}
