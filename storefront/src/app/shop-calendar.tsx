import { ShopName } from '../page-parts/head.tsx';
import type { ReactNode } from 'react';
import { ShopTimeZone } from '../ui/shop-time.ts';
import { useConfig } from '../shop/config.ts';

/** Makes everything inside show dates in the shop's time zone. */
export function ShopCalendar({ children }: { children: ReactNode }) {
  const { timeZone = 'UTC', name = '' } = useConfig();
  return (
    <ShopTimeZone value={timeZone}>
      <ShopName value={name}>{children}</ShopName>
    </ShopTimeZone>
  );
}
