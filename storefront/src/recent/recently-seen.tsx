import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { itemQuery } from '../catalog/queries.ts';
import { itemKey, type ItemKey } from '../catalog/item-key.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { clearSeenItems } from './seen-items.ts';
import styles from './recently-seen.module.css';
import { withMeasures } from '../ui/measures.ts';

/** As many as fit in a row. */
const VISIBLE_COUNT = 6;

/** Shows items seen earlier, with a button to clear them. */
export function RecentlySeen({ keys }: { keys: readonly ItemKey[] }) {
  const [forgotten, setForgotten] = useState(false);
  const queries = useQueries({
    queries: keys.slice(0, VISIBLE_COUNT).map((key) => {
      const [catalogId = '', catalogItemId = ''] = key.split('/');
      return itemQuery(catalogId, catalogItemId, 'public');
    }),
  });
  const items = queries.flatMap(({ data }) => data ?? []);
  if (forgotten || items.length === 0) return null;
  return (
    <section className={styles.seen} aria-labelledby="recently-seen">
      <div className={styles.head}>
        <h2 id="recently-seen">Recently viewed</h2>
        <Button
          look="quiet"
          onClick={() => {
            clearSeenItems();
            setForgotten(true);
          }}
        >
          Clear
        </Button>
      </div>
      <ul className={styles.items}>
        {items.map((one) => (
          <li key={itemKey(one)} className={styles.item}>
            <ProductPicture image={one.image} alt="" sizes="180px" width={180} />
            <Link className={styles.link} to={`/ui/shop/${itemKey(one)}`}>
              {withMeasures(one.title)}
            </Link>
            <Price of={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
