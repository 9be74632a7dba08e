import { exactMoment, shortDay } from '@spindle/sdk/domain/time/format-moment';
import { isNear, relativeTime } from '@spindle/sdk/domain/time/relative-time';
import { createContext, useContext } from 'react';

/** Where the shop's days begin and end: `America/Los_Angeles`; UTC until that is known. */
export const ShopTimeZone = createContext('UTC');

export const useShopTimeZone = (): string => useContext(ShopTimeZone);

export interface ShopTime {
  timeZone: string;
  /** An ISO 8601 moment as `Dec 21, 2026`. */
  day: (iso: string) => string;
  /** An ISO 8601 moment as `Dec 21, 2026, 9:05:59 AM PST`. */
  exact: (iso: string) => string;
  /** `3 min. ago`, `5 hr. ago`, `tomorrow`, `in 3 days`, then the date. */
  relative: (iso: string, now: number) => string;
  /** Further away, the date says more than the distance. */
  isNear: (iso: string, now: number) => boolean;
}

/** Returns how days and moments are written: by the shop's calendar, the same for every reader. */
export function useShopTime(): ShopTime {
  const timeZone = useShopTimeZone();
  return {
    timeZone,
    day: (iso) => shortDay(new Date(iso), timeZone),
    exact: (iso) => exactMoment(new Date(iso), timeZone),
    relative: (iso, now) => relativeTime(new Date(iso), new Date(now), timeZone),
    isNear: (iso, now) => isNear(new Date(iso), new Date(now), timeZone),
  };
}
