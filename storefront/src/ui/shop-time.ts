import { shortDay, shortMoment } from '@spindle/sdk/domain/time/format-moment';
import { createContext, useContext } from 'react';

/** Where the shop's days begin and end: `America/Los_Angeles`; UTC until that is known. */
export const ShopTimeZone = createContext('UTC');

export interface ShopTime {
  /** An ISO 8601 moment as `Mar 4, 2026`. */
  day: (iso: string) => string;
  /** An ISO 8601 moment as `Mar 4, 2026, 2:05 PM PST`. */
  moment: (iso: string) => string;
}

/** Returns how days and moments are written: by the shop's calendar, the same for every reader. */
export function useShopTime(): ShopTime {
  const timeZone = useContext(ShopTimeZone);
  return {
    day: (iso) => shortDay(new Date(iso), timeZone),
    moment: (iso) => shortMoment(new Date(iso), timeZone),
  };
}
