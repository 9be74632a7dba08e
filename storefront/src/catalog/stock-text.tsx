import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { isCounted, itemStatus } from './item-status.ts';
import type { CatalogItem } from './queries.ts';
import { Chip } from '../ui/chip.tsx';
import { formatCount } from '../ui/format-count.ts';

/** How many there are, or why it cannot be bought; short enough for a cell. */
export function StockText({ item }: { item: CatalogItem }) {
  const status = itemStatus(item);
  if (!item.enabled) return <Chip>Disabled</Chip>;
  switch (status) {
    case 'buyable':
      return isCounted(item) ? formatCount(item.inventory) : 'Online';
    case 'out-of-stock':
      return <Chip>{outOfStock}</Chip>;
    case 'coming-soon':
      return <Chip>Coming Soon!</Chip>;
    case 'discontinued':
      return <Chip>Discontinued</Chip>;
    default:
      return null;
  }
}
