const dayMs = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** When the played shop opened: before its oldest order. */
export function openedAt(now: Date): Date {
  return daysBefore(now, 120);
}
