interface Schedule {
  /** Time of day in UTC, such as `03:00`. */
  time: string;
  /** When the last complete backup ended, if there is one. */
  lastEndedAt: Date | undefined;
  now: Date;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Returns when the next daily backup is due. That is now if the last scheduled one is missing, such
 * as when the machine was off at that time.
 */
export function nextBackupAt({ time, lastEndedAt, now }: Schedule): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = new Date(new Date(now).setUTCHours(hours, minutes, 0, 0));
  const lastDue = today <= now ? today : new Date(today.getTime() - DAY_MS);
  if (lastEndedAt === undefined || lastEndedAt < lastDue) return now;
  return new Date(lastDue.getTime() + DAY_MS);
}

/** Whether this is a time of day such as `03:00`. */
export const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
