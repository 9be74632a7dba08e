const MINUTE_MS = 60_000;

/**
 * When money moved, as the provider has booked it, however late we hear of it: so that every day here
 * has the sums that it has there. What is heard of in the same minute keeps our own moment, which
 * tells more than a second apart: no day, wherever, begins within a minute.
 * @param booked in seconds; null for what the provider has not booked
 */
export function bookedMoment(booked: number | null, now: Date): Date {
  if (booked === null) return now;
  const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
  return minuteOf(booked * 1_000) === minuteOf(now.getTime()) ? now : new Date(booked * 1_000);
}
