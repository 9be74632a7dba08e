import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { Chip, Chips } from '../../ui/chip.tsx';
import type { Item } from '../../catalog/store-queries.ts';
import { showsCount } from './item-facts.ts';

/** Shows badges that explain why an item can't be bought. */
export function ItemBadges({ item }: { item: Item }) {
  const { inventory, locked, expired } = item;
  const soldOut = inventory <= 0 && showsCount(item);
  if (!soldOut && locked === expired) return null;
  return (
    <Chips>
      {soldOut && <Chip label={outOfStock} tone="notice" />}
      {locked && !expired && <Chip label="Coming Soon!" tone="moving" />}
      {expired && !locked && <Chip label="Discontinued" tone="gone" />}
    </Chips>
  );
}
