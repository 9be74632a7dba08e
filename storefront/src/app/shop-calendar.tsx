import type { ReactNode } from 'react';
import { ShopTimeZone } from '../ui/shop-time.ts';
import { useConfig } from '../shop/config.ts';

/** Makes everything inside show dates in the shop's time zone. */
export function ShopCalendar({ children }: { children: ReactNode }) {
  return <ShopTimeZone value={useConfig().timeZone ?? 'UTC'}>{children}</ShopTimeZone>;
}
