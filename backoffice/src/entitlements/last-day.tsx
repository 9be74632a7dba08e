import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { dayText, zoneText } from '@spindle/sdk/domain/time/day-text';
import { useShopTimeZone } from '../ui/shop-time.ts';

/** The last full day of access that staff chose. Access ends at midnight after it, by the shop's calendar. */
export function LastDay({ endsAt }: { endsAt: string }) {
  const timeZone = useShopTimeZone();
  const last = dayIn(timeZone, new Date(Date.parse(endsAt) - 1));
  return (
    <time dateTime={last} title={`To the end of this day, ${zoneText(timeZone)}`}>
      {dayText(last)}
    </time>
  );
}
