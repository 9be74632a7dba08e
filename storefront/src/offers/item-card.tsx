import { optionCount } from '@spindle/sdk/domain/catalog/one-per-family';
import { readMore } from '@spindle/sdk/domain/catalog/labels';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { CompareBox } from '../compare/compare-box.tsx';
import { AddToParts } from '../partslist/add-to-parts.tsx';
import { Chip } from '../ui/chip.tsx';
import { Link } from '../ui/link.tsx';
import { formatDollars } from '../ui/format-money.ts';
import { withMeasures } from '../ui/measures.ts';
import { itemSummary } from '../catalog/item-attributes.ts';
import { ItemCardOffer } from './item-card-offer.tsx';
import { usePrefetchItem } from '../catalog/prefetch-item.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './item-card.module.css';

// Only staff see tax codes, so others don't load this code.
const TaxCode = lazyComponent(async () => (await import('../catalog/tax-code.tsx')).TaxCode);

/**
 * Shows an item in a list: picture, name, key figures, price and status. If the list is `grouped`,
 * an item with a family stands for all its members.
 */
export function ItemCard({
  item,
  eager = false,
  grouped = false,
}: {
  item: CatalogItem;
  eager?: boolean;
  grouped?: boolean;
}) {
  const family = grouped && (item.family?.count ?? 0) > 1 ? item.family : undefined;
  const prefetch = usePrefetchItem(item.catalogId, item.catalogItemId);
  const { figures, text } = itemSummary(item);
  return (
    <li className={styles.card}>
      <ProductPicture
        image={item.image}
        alt={item.imageAlt ?? ''}
        sizes="(max-width: 640px) 100vw, (max-width: 1020px) 50vw, 400px"
        eager={eager}
      />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link
            className={styles.link}
            to={`/ui/shop/${item.catalogId}/${item.catalogItemId}`}
            {...prefetch}
          >
            {withMeasures(family?.title ?? item.title)}
          </Link>
        </h2>
        {figures && !family ? <p className={styles.figures}>{withMeasures(figures)}</p> : null}
        {text ? <p className={styles.text}>{withMeasures(text)}</p> : null}
        <p className={styles.hint}>{readMore}</p>
        {item.enabled ? null : (
          <p>
            <Chip>Disabled</Chip>
          </p>
        )}
        {item.taxCode === undefined ? null : (
          <p className={styles.staff}>
            <Suspense>
              <TaxCode id={item.taxCode} />
            </Suspense>
          </p>
        )}
      </div>
      {family ? (
        <p className={styles.offer}>
          <strong className={styles.price}>
            From {formatDollars(family.fromPrice)} · {optionCount(family)}
          </strong>
        </p>
      ) : (
        <>
          <ItemCardOffer item={item} />
          <div className={styles.tools}>
            <AddToParts item={item} />
            <CompareBox item={item} />
          </div>
        </>
      )}
    </li>
  );
}
