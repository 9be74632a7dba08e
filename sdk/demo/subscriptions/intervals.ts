/** How often a price is due. */
export interface Interval {
  interval: string;
  interval_count: number;
}

const DAY = 24 * 60 * 60;

/**
 * Returns the time a number of intervals after the anchor, in epoch seconds. Monthly dates keep the
 * anchor's day of the month, or use the last day of a shorter month.
 */
export function intervalsAfter(anchor: number, count: number, every: Interval): number {
  const times = count * every.interval_count;
  switch (every.interval) {
    case 'day':
      return anchor + times * DAY;
    case 'week':
      return anchor + times * 7 * DAY;
    case 'year':
      return monthsAfter(anchor, times * 12);
    default:
      return monthsAfter(anchor, times);
  }
}

function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const month = start.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), daysInMonth));
  return Math.floor(moved.getTime() / 1000);
}
