import { ItemCard } from '../offers/item-card.tsx';
import { ItemGrid } from '../offers/item-grid.tsx';
import type { CatalogItem } from '../catalog/queries.ts';

/** About this many cards are visible without scrolling. */
const EAGER_COUNT = 3;

export function ItemCards({ items }: { items: readonly CatalogItem[] }) {
  return (
    <ItemGrid>
      {items.map((item, index) => (
        <ItemCard
          key={`${item.catalogId}/${item.catalogItemId}`}
          item={item}
          grouped
          eager={index < EAGER_COUNT}
        />
      ))}
    </ItemGrid>
  );
}
