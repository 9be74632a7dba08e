import type { Day } from '../domain/time/calendar.ts';
import { daysBetween } from '../domain/time/shop-days.ts';
import { badRequest } from './failure.ts';

/**
 * Parses the period that a search covers. @throws Failure 400 if its first day is after its last
 */
export function requireDays(
  timeZone: string,
  { startDate, endDate }: { startDate: Day; endDate: Day },
): { from: Date; until: Date } {
  const days = daysBetween(timeZone, startDate, endDate);
  if (days.from < days.until) return days;
  throw badRequest('The first day must not be after the last.', [
    { path: 'endDate', message: 'must not be before startDate' },
  ]);
}
