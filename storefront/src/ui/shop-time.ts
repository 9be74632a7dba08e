import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { shortDay, shortDateTime } from '@spindle/sdk/domain/time/format-date-time';
import { createContext, useContext } from 'react';

/** The time zone of the shop's days, such as `America/Los_Angeles`. UTC until it is loaded. */
export const ShopTimeZone = createContext('UTC');

export interface ShopTime {
  /** Formats an ISO 8601 time as `Mar 4, 2026`. */
  day: (iso: string) => string;
  /** Formats an ISO 8601 time as `Mar 4, 2026, 2:05 PM PST`. */
  dateTime: (iso: string) => string;
  /** Returns the current day as `2026-03-04`. */
  today: () => string;
}

/** Returns functions that format times in the shop's time zone, the same for every reader. */
export function useShopTime(): ShopTime {
  const timeZone = useContext(ShopTimeZone);
  return {
    day: (iso) => shortDay(new Date(iso), timeZone),
    dateTime: (iso) => shortDateTime(new Date(iso), timeZone),
    today: () => dayIn(timeZone, new Date()),
  };
}
