import { ProductPicture } from '../catalog/product-picture.tsx';
import { formatCount } from '../ui/format-count.ts';
import type { OrderLine } from './queries.ts';
import { withMeasures } from '../ui/measures.ts';
import styles from './bought-at-a-glance.module.css';

type BoughtLine = Pick<OrderLine, 'catalogId' | 'catalogItemId' | 'title' | 'image' | 'quantity'>;

/** More than these are counted. */
const VISIBLE_COUNT = 3;

/** What an order is about: a picture and a name of each line, as it was sold. */
export function BoughtAtAGlance({ items }: { items: readonly BoughtLine[] }) {
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
