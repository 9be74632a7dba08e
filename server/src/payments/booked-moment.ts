const MINUTE_MS = 60_000;

/**
 * Returns when money moved according to the provider's booking, however late we learn of it, so
 * that each day has the same totals here and there. If we learn of it in the same minute, our own
 * more precise time is kept: days start at full minutes in every time zone, so the day is the same.
 * @param booked in Unix seconds; null if the provider has not booked it
 */
export function bookedMoment(booked: number | null, now: Date): Date {
  if (booked === null) return now;
  const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
  return minuteOf(booked * 1_000) === minuteOf(now.getTime()) ? now : new Date(booked * 1_000);
}
