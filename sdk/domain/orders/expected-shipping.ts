import { dayIn, plusBusinessDays } from '../time/calendar.ts';
import { instantOf, wallTime } from '../time/shop-days.ts';

/**
 * Returns when the parcel should ship: `workingDays` working days after `from`, in the shop's
 * calendar.
 */
export function expectedShippingDate(from: Date, workingDays: number, timeZone: string): Date {
  const clock = wallTime(timeZone, from).slice('2026-11-23'.length);
  const minute = instantOf(timeZone, plusBusinessDays(dayIn(timeZone, from), workingDays) + clock);
  return new Date(minute.getTime() + (from.getTime() % 60_000));
}
