import { useQueries } from '@tanstack/react-query';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { itemQuery } from '../catalog/queries.ts';
import { formatCount } from '../ui/format-count.ts';
import { formatCents, formatDollars } from '../ui/format-money.ts';
import { LineAccess } from './line-access.tsx';
import type { Order } from './queries.ts';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';
import styles from './order-lines.module.css';

/**
 * Lists what was bought, with picture and text from the current catalog or, if the item is gone,
 * from the sale.
 */
export function OrderLines({ order }: { order: Order }) {
  const lines = order.items;
  const items = useQueries({
    queries: lines.map(({ catalogId, catalogItemId }) =>
      itemQuery(catalogId, catalogItemId, 'public'),
    ),
  });
  return (
    <ul className={styles.lines} aria-label="Items">
      {lines.map((line, place) => {
        const item = items[place]?.data;
        return (
          <li key={`${line.catalogId}/${line.catalogItemId}`} className={styles.line}>
            <ProductPicture
              image={item?.image ?? line.image}
              alt=""
              width={96}
              sizes="96px"
              className={styles.picture}
            />
            <div className={styles.text}>
              <p className={styles.title}>
                {item ? (
                  <Link to={`/ui/shop/${line.catalogId}/${line.catalogItemId}`}>
                    {withMeasures(line.title)}
                  </Link>
                ) : (
                  withMeasures(line.title)
                )}
              </p>
              <p className={styles.description}>
                {withMeasures(item?.description ?? line.description)}
              </p>
              {line.parts ? (
                <ul className={styles.description} aria-label={`Parts of ${line.title}`}>
                  {line.parts.map((part) => (
                    <li key={`${part.catalogId}/${part.catalogItemId}`}>
                      {formatCount(part.units)} × {withMeasures(part.title)}
                      {part.unitsRefunded > 0
                        ? ` (${formatCount(part.unitsRefunded)} refunded)`
                        : null}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
            <p className={styles.count}>
              {formatCount(line.quantity)} × {formatDollars(line.price)}
            </p>
            <p className={styles.sum}>
              {formatCents(Math.round(line.price * 100) * line.quantity)}
              {line.discount > 0 ? (
                <small className={styles.discount}>−{formatCents(line.discount)} discount</small>
              ) : null}
            </p>
            <LineAccess order={order} line={line} />
          </li>
        );
      })}
    </ul>
  );
}
