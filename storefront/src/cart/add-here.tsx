import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../app/session.ts';
import { isCounted, itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';

// Buying is for signed-in people: nobody else needs its code.
const AddHereButton = lazyComponent(
  async () => (await import('./add-here-button.tsx')).AddHereButton,
);

/** Puts one into the cart and stays on the page; for what can be bought, and for who may. */
export function AddHere({
  item,
  look = 'usual',
  onAdded,
}: {
  item: CatalogItem;
  look?: 'small' | 'usual';
  /** Says so in its place, where the button goes with what it was for. */
  onAdded?: (announcement: string) => void;
}) {
  const { status } = useSession();
  if (status !== 'customer' || !isCounted(item) || itemStatus(item) !== 'buyable') return null;
  return (
    <Suspense>
      <AddHereButton item={item} look={look} onAdded={onAdded} />
    </Suspense>
  );
}
