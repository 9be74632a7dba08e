import { ItemCardSkeleton, ItemGrid } from '../catalog/item-card.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Keeps the room of the first items. */
export function ResultsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Searching, please wait...</VisuallyHidden>
      <ItemGrid>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <ItemCardSkeleton key={place} />
        ))}
      </ItemGrid>
    </div>
  );
}
