const MINUTE_MS = 60_000;

/**
 * Returns when the provider booked the money movement, however late we learn about it, so each day
 * has the same totals here and there. If we learn about it within the same minute, returns our own
 * more precise time. Days start at full minutes in every time zone, so the day stays the same.
 * @param booked Unix time in seconds, or null if the provider has not booked the movement
 */
export function bookingTime(booked: number | null, now: Date): Date {
  if (booked === null) return now;
  const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS);
  return minuteOf(booked * 1_000) === minuteOf(now.getTime()) ? now : new Date(booked * 1_000);
}
