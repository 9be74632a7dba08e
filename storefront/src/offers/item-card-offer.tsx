import { outOfStockOnCard } from '@spindle/sdk/domain/catalog/labels';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { Chip } from '../ui/chip.tsx';
import { Price, Sale } from '../ui/price.tsx';
import { itemTerms } from '../catalog/item-attributes.ts';
import { STATUS_TEXT, itemStatus } from '../catalog/item-status.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './item-card.module.css';

// Only signed-in users can buy, so others don't load this code.
const CardButtons = lazyComponent(async () => (await import('./buy-buttons.tsx')).CardButtons);
const PlanCardButton = lazyComponent(
  async () => (await import('./plan-buttons.tsx')).PlanCardButton,
);

/** Shows an item's price, and how it can be bought. */
export function ItemCardOffer({ item }: { item: CatalogItem }) {
  const session = useSession();
  const status = itemStatus(item);
  const price = <Price of={item} note={itemTerms(item)} until />;

  if (status === null) return <div className={styles.offer} />;
  if (status !== 'buyable') {
    return (
      <div className={styles.offer}>
        <span className={styles.unavailable}>{price}</span>
        <Chip>{status === 'out-of-stock' ? outOfStockOnCard : STATUS_TEXT[status]}</Chip>
        <NoticeOffer item={item} />
      </div>
    );
  }
  if (session.status !== 'customer') {
    return (
      <div className={styles.offer}>
        <span className={styles.price}>{price}</span>
      </div>
    );
  }
  return (
    <div className={styles.offer}>
      <span className={styles.sale}>
        <Sale of={item} until />
      </span>
      <Suspense fallback={<span className={styles.price}>{price}</span>}>
        {item.subscription ? <PlanCardButton item={item} /> : <CardButtons item={item} />}
      </Suspense>
    </div>
  );
}
