import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the other stock screens. */
export const stock = { label: 'Stock', to: '/ui/admin/stock' };

const screens = [
  { to: stock.to, label: 'History' },
  { to: `${stock.to}/runsOut`, label: 'Low stock' },
  { to: `${stock.to}/taking`, label: 'Receive and count' },
];

export function StockNav() {
  return <ScreensNav label={stock.label} screens={screens} />;
}
