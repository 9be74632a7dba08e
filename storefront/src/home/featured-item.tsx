import { itemSummary, itemTerms } from '../catalog/item-attributes.ts';
import { showsAvailability } from '../catalog/item-status.ts';
import { usePrefetchItem } from '../catalog/prefetch-item.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { CatalogItem } from '../catalog/queries.ts';
import { formatCount } from '../ui/format-count.ts';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import styles from './featured-item.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Shows an item as a picture with a line of facts below. */
export function FeaturedItem({ item, large = false }: { item: CatalogItem; large?: boolean }) {
  const prefetch = usePrefetchItem(item.catalogId, item.catalogItemId);
  const { figures } = itemSummary(item);
  return (
    <figure className={styles.plate}>
      <ProductPicture
        image={item.image}
        alt={item.imageAlt ?? ''}
        sizes={large ? '(max-width: 860px) 100vw, 640px' : '(max-width: 640px) 100vw, 400px'}
        eager={large}
      />
      <figcaption className={styles.caption}>
        <span>
          <Link
            className={styles.link}
            to={`/ui/shop/${item.catalogId}/${item.catalogItemId}`}
            {...prefetch}
          >
            {withMeasures(item.title)}
          </Link>
          {figures ? <span className={styles.figures}>{withMeasures(figures)}</span> : null}
        </span>
        <span className={styles.offer}>
          <Price of={item} note={itemTerms(item)} />
          {showsAvailability(item) ? (
            <span className={styles.stock}>{formatCount(item.inventory)} in stock</span>
          ) : null}
        </span>
      </figcaption>
    </figure>
  );
}
