import type { ReactNode } from 'react';
import { ShopTimeZone } from '../ui/shop-time.ts';
import { useConfig } from '../shop/config.ts';

/** Everything in it writes days by the shop's calendar. */
export function ShopCalendar({ children }: { children: ReactNode }) {
  return <ShopTimeZone value={useConfig().timeZone ?? 'UTC'}>{children}</ShopTimeZone>;
}
