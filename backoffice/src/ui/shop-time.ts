import { exactDateTime, shortDay } from '@spindle/sdk/domain/time/format-date-time';
import { isNear, relativeTime } from '@spindle/sdk/domain/time/relative-time';
import { createContext, useContext } from 'react';

/** The time zone of the shop's days, such as `America/Los_Angeles`. UTC until it is loaded. */
export const ShopTimeZone = createContext('UTC');

export const useShopTimeZone = (): string => useContext(ShopTimeZone);

export interface ShopTime {
  timeZone: string;
  /** Formats an ISO 8601 time as `Dec 21, 2026`. */
  day: (iso: string) => string;
  /** Formats an ISO 8601 time as `Dec 21, 2026, 9:05:59 AM PST`. */
  exact: (iso: string) => string;
  /**
   * Formats a time as `3 min. ago`, `5 hr. ago`, `tomorrow` or `in 3 days`. More distant times
   * become a date.
   */
  relative: (iso: string, now: number) => string;
  /** Returns whether the distance is clearer than the date. */
  isNear: (iso: string, now: number) => boolean;
}

/** Returns functions that format times in the shop's time zone for every user. */
export function useShopTime(): ShopTime {
  const timeZone = useShopTimeZone();
  return {
    timeZone,
    day: (iso) => shortDay(new Date(iso), timeZone),
    exact: (iso) => exactDateTime(new Date(iso), timeZone),
    relative: (iso, now) => relativeTime(new Date(iso), new Date(now), timeZone),
    isNear: (iso, now) => isNear(new Date(iso), new Date(now), timeZone),
  };
}
