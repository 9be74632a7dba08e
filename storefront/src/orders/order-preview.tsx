import { ProductPicture } from '../catalog/product-picture.tsx';
import { formatCount } from '../ui/format-count.ts';
import type { OrderLine } from './queries.ts';
import { withMeasures } from '../ui/measures.ts';
import styles from './order-preview.module.css';

type BoughtLine = Pick<OrderLine, 'catalogId' | 'catalogItemId' | 'title' | 'image' | 'quantity'>;

/** Beyond this number, only the count is shown. */
const VISIBLE_COUNT = 3;

/** Shows an order's items as they were sold: a picture and a name per line. */
export function OrderPreview({ items }: { items: readonly BoughtLine[] }) {
  const more = items.length - VISIBLE_COUNT;
  return (
    <ul className={styles.items} aria-label="Bought">
      {items.slice(0, VISIBLE_COUNT).map(({ catalogId, catalogItemId, image, title, quantity }) => (
        <li key={`${catalogId}/${catalogItemId}`} className={styles.item}>
          <ProductPicture image={image} alt="" width={64} sizes="64px" className={styles.picture} />
          <span>
            {quantity > 1 ? `${formatCount(quantity)} × ` : null}
            {withMeasures(title)}
          </span>
        </li>
      ))}
      {more > 0 ? <li className={styles.more}>and {formatCount(more)} more</li> : null}
    </ul>
  );
}
