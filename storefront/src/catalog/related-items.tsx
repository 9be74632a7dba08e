import { relationsOf, type Relation } from '@spindle/sdk/domain/catalog/relations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { itemKey } from './item-key.ts';
import { AddHere } from '../cart/add-here.tsx';
import { StockText } from './stock-text.tsx';
import { Price } from '../ui/price.tsx';
import { itemTerms } from './item-attributes.ts';
import { ProductPicture } from './product-picture.tsx';
import { itemQuery, type CatalogItem } from './queries.ts';
import styles from './related-items.module.css';

const HEADINGS = { needs: 'Needs', fits: 'Fits', contains: 'Contains' } as const;

/** Other items it cannot do without, goes with, or is made of, with what they cost. */
export function RelatedItems({ item }: { item: CatalogItem }) {
  const relations = relationsOf(item.attributes);
  return (['needs', 'fits', 'contains'] as const).map((kind) => {
    const some = relations.filter(({ relation }) => relation === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`related-${kind}`}>
        <h2 className={styles.heading} id={`related-${kind}`}>
          {HEADINGS[kind]}
        </h2>
        <ul>
          {some.map((relation) => (
            <Related key={itemKey(relation)} relation={relation} />
          ))}
        </ul>
      </section>
    );
  });
}

function Related({ relation }: { relation: Relation }) {
  const { data } = useQuery(itemQuery(relation.catalogId, relation.catalogItemId, 'public'));
  if (data) return <RelatedItem item={data} reason={relation.reason} />;
  // What names no item is text like any other.
  return (
    <li className={styles.text}>
      {data === null ? [itemKey(relation), relation.reason].filter(Boolean).join(': ') : '…'}
    </li>
  );
}

function RelatedItem({ item, reason }: { item: CatalogItem; reason: Relation['reason'] }) {
  return (
    <li className={styles.related}>
      <ProductPicture image={item.image} alt="" sizes="72px" width={72} />
      <div className={styles.text}>
        <Link className={styles.title} to={`/ui/shop/${itemKey(item)}`}>
          {item.title}
        </Link>
        {reason ? <p className={styles.reason}>{reason}</p> : null}
      </div>
      <p className={styles.offer}>
        <Price dollars={item.price} note={itemTerms(item)} />
        <span className={styles.stock}>
          <StockText item={item} /> {stockWord(item)}
        </span>
      </p>
      <AddHere item={item} />
    </li>
  );
}

function stockWord({ digital, subscription, inventory, locked, expired }: CatalogItem): string {
  const counted = !digital && !subscription && !locked && !expired && inventory > 0;
  return counted ? 'in stock' : '';
}
