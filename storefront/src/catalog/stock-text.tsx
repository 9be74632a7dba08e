import { STATUS_TEXT, isCounted, itemStatus } from './item-status.ts';
import type { CatalogItem } from './queries.ts';
import { Chip } from '../ui/chip.tsx';
import { formatCount } from '../ui/format-count.ts';

/** Says how many are in stock or why it can't be bought, short enough for a table cell. */
export function StockText({ item }: { item: CatalogItem }) {
  const status = itemStatus(item);
  if (!item.enabled) return <Chip>Disabled</Chip>;
  if (status === 'buyable') return isCounted(item) ? formatCount(item.inventory) : 'Online';
  return status && <Chip>{STATUS_TEXT[status]}</Chip>;
}
