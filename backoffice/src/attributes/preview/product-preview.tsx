import type { ReactNode } from 'react';
import type { Item } from '../../catalog/store-queries.ts';
import { formatCount, formatDollars } from '../../ui/format.ts';
import { ItemBadges } from './item-badges.tsx';
import { showsCount } from './item-facts.ts';
import { RecordPreview } from './record-preview.tsx';

/** Shows an item as customers see it. `tools` holds the administrators' links to its sub pages. */
export function ProductPreview({ item, tools }: { item: Item; tools?: ReactNode }) {
  return (
    <RecordPreview
      record={item}
      badges={<ItemBadges item={item} />}
      facts={figuresOf(item)}
      tools={tools}
    />
  );
}

function figuresOf(item: Item) {
  const price = { label: 'Price', value: formatDollars(item.price) };
  if (!showsCount(item)) return [price];
  return [{ label: 'Availability', value: formatCount(item.inventory) }, price];
}
