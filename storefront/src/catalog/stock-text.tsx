import { STATUS_TEXT, isCounted, itemStatus } from './item-status.ts';
import type { CatalogItem } from './queries.ts';
import { Chip } from '../ui/chip.tsx';
import { formatCount } from '../ui/format-count.ts';

/**
 * Shows how many units are in stock, or why the item can't be bought, in a form short enough for a
 * table cell.
 */
export function StockText({ item }: { item: CatalogItem }) {
  const status = itemStatus(item);
  if (!item.enabled) return <Chip>Disabled</Chip>;
  if (status === 'buyable') return isCounted(item) ? formatCount(item.inventory) : 'Digital';
  return status && <Chip>{STATUS_TEXT[status]}</Chip>;
}
