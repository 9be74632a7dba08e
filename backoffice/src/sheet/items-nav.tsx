import { ScreensNav } from '../ui/screens-nav.tsx';

/** The parent screen of the other item screens. */
export const items = { label: 'Items', to: '/ui/admin/items' };

const screens = [
  { to: items.to, label: 'All items' },
  { to: `${items.to}/sheet`, label: 'Sheet' },
  { to: '/ui/admin/imports', label: 'Import' },
  { to: `${items.to}/changes`, label: 'Changes' },
];

export function ItemsNav() {
  return <ScreensNav label={items.label} screens={screens} />;
}
