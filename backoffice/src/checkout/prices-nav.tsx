import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the lists of sales. */
export const prices = { label: 'Prices and codes', to: '/ui/admin/codes' };

const screens = [
  { to: prices.to, label: 'Discount codes' },
  { to: `${prices.to}/sales`, label: 'Sales on' },
  { to: `${prices.to}/sales/coming`, label: 'Sales to come' },
  { to: `${prices.to}/sales/ended`, label: 'Sales that ended' },
];

export function PricesNav() {
  return <ScreensNav label={prices.label} screens={screens} />;
}
