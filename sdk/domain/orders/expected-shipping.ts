import { dayIn, plusWorkingDays } from '../time/calendar.ts';
import { momentIn, wallTime } from '../time/shop-days.ts';

/** When the parcel should leave: so many working days of the shop's calendar after `from`. */
export function expectedShippingDate(from: Date, workingDays: number, timeZone: string): Date {
  const clock = wallTime(timeZone, from).slice('2026-11-23'.length);
  const minute = momentIn(timeZone, plusWorkingDays(dayIn(timeZone, from), workingDays) + clock);
  return new Date(minute.getTime() + (from.getTime() % 60_000));
}
