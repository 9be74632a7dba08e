import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { dayText, zoneText } from '@spindle/sdk/domain/time/day-text';
import { useShopTimeZone } from '../ui/shop-time.ts';

/** The day that somebody chose; what they gave ends at the moment after it, by the shop's calendar. */
export function LastDay({ endsAt }: { endsAt: string }) {
  const timeZone = useShopTimeZone();
  const last = dayIn(timeZone, new Date(Date.parse(endsAt) - 1));
  return (
    <time dateTime={last} title={`To the end of this day, ${zoneText(timeZone)}`}>
      {dayText(last)}
    </time>
  );
}
