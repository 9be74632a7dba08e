import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the sale lists. */
export const prices = { label: 'Prices and codes', to: '/ui/admin/codes' };

const screens = [
  { to: prices.to, label: 'Discount codes' },
  { to: `${prices.to}/sales`, label: 'Active sales' },
  { to: `${prices.to}/sales/coming`, label: 'Scheduled sales' },
  { to: `${prices.to}/sales/ended`, label: 'Ended sales' },
];

export function PricesNav() {
  return <ScreensNav label={prices.label} screens={screens} />;
}
