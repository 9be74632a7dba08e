const formats = new Map<string, Intl.NumberFormat>();

/** Formats cents for people. */
export function money(cents: number | null, currency: string | null): string {
  return formatOf((currency ?? 'usd').toUpperCase()).format((cents ?? 0) / 100);
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats epoch seconds as a date for people. */
export function day(seconds: number): string {
  return format.format(seconds * 1000);
}

interface Rhythm {
  interval: string;
  interval_count: number;
}

/** Describes how often a price is due: `per month`, `every 3 months`. */
export function periodText(every: Rhythm | null): string {
  if (!every) return 'once';
  if (every.interval_count === 1) return `per ${every.interval}`;
  return `every ${every.interval_count} ${every.interval}s`;
}
