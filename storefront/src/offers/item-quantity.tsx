import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { useSettled } from '../page-parts/use-settled.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './buy-box.module.css';

// Nobody changes the quantity before reading, so the first view doesn't need it.
const QuantityInput = lazyComponent(
  async () => (await import('../ui/quantity-input.tsx')).QuantityInput,
);

/** Asks how many units to buy, up to the stock. Its space is reserved. */
export function ItemQuantity({
  item,
  quantity,
  onQuantity,
}: {
  item: CatalogItem;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const { status } = useSession();
  const settled = useSettled();
  const room = <Skeleton shape="button" />;
  return (
    <div className={styles.quantity}>
      <span aria-hidden="true">Quantity</span>
      <div>
        {settled || status === 'customer' ? (
          <Suspense fallback={room}>
            <QuantityInput
              value={quantity}
              of={item.title}
              max={item.inventory}
              onStep={(by) => onQuantity(quantity + by)}
              onChange={onQuantity}
            />
          </Suspense>
        ) : (
          room
        )}
      </div>
    </div>
  );
}
