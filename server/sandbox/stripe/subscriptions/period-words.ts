import type { Interval } from './period.ts';

/** How often a price is due, as a person says it: `per month`, `every 3 months`. */
export function periodWords(every: Interval | null): string {
  if (!every) return 'once';
  if (every.interval_count === 1) return `per ${every.interval}`;
  return `every ${every.interval_count} ${every.interval}s`;
}
