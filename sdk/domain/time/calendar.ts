/** A calendar day, independent of time zone: `2026-11-23`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Returns the date in a time zone at a time. */
export function dayIn(timeZone: string, at: Date): Day {
  return formatIn(timeZone).format(at).padStart(10, '0');
}

/** Creating a formatter is slow, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish formats dates like ISO
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** Parses a time from JSON. Returns null if there is none. */
export const toDate = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().replace(/T.*/, '');

export const plusDays = (day: Day, days: number): Day => dayAt(startOf(day) + days * DAY_MS);

/** Returns the number of days in a range, counting both ends. */
export const daysFrom = (first: Day, last: Day): number =>
  Math.round((startOf(last) - startOf(first)) / DAY_MS) + 1;

/** Returns the day of the week, 0 for Monday. */
const weekdayOf = (day: Day): number => (new Date(startOf(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: Day): Day => plusDays(day, -weekdayOf(day));

/** Adds working days, Monday to Friday. */
export function plusBusinessDays(day: Day, workingDays: number): Day {
  let reached = day;
  for (let left = workingDays; left > 0;) {
    reached = plusDays(reached, 1);
    if (weekdayOf(reached) < 5) left--;
  }
  return reached;
}

/** Returns the number of working days after `first` up to `last`, or 0 if `last` is in the past. */
export function businessDaysUntil(first: Day, last: Day): number {
  let days = 0;
  while (plusBusinessDays(first, days) < last) days++;
  return days;
}

/** `2026-11` */
export const monthOf = (day: Day): string => day.slice(0, 7);

export const firstOf = (month: string): Day => `${month}-01`;

export function plusMonths(month: string, months: number): string {
  const at = new Date(startOf(firstOf(month)));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

export const lastOf = (month: string): Day => plusDays(firstOf(plusMonths(month, 1)), -1);
