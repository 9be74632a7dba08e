import { relationKinds, relationsOf, type Relation } from '@spindle/sdk/domain/catalog/relations';
import { kitSaving } from '@spindle/sdk/domain/catalog/kit-saving';
import { useQueries, useQuery } from '@tanstack/react-query';

import { itemKey } from '../catalog/item-key.ts';
import { AddHere } from '../cart/add-here.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatCents } from '../ui/format-money.ts';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { capitalize } from '../ui/sentence.ts';
import { STATUS_TEXT, isCounted, itemStatus } from '../catalog/item-status.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { itemQuery, type CatalogItem } from '../catalog/queries.ts';
import styles from './related-items.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Lists the items that this one needs, goes with, or consists of, with prices. */
export function RelatedItems({ item }: { item: CatalogItem }) {
  const relations = relationsOf(item.attributes);
  return relationKinds.map((kind) => {
    const some = relations.filter(({ relation }) => relation === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`related-${kind}`}>
        <h2 className={styles.heading} id={`related-${kind}`}>
          {capitalize(kind)}
        </h2>
        <ul>
          {some.map((relation) => (
            <Related key={itemKey(relation)} relation={relation} />
          ))}
        </ul>
        {item.kit && kind === 'contains' ? <Saving kit={item} parts={some} /> : null}
      </section>
    );
  });
}

/** Tells what buying the parts together saves. */
function Saving({ kit, parts }: { kit: CatalogItem; parts: readonly Relation[] }) {
  const items = useQueries({
    queries: parts.map((part) => itemQuery(part.catalogId, part.catalogItemId, 'public')),
  });
  const prices = items.map(({ data }, at) => ({
    price: data?.price ?? NaN,
    quantity: parts[at]?.quantity ?? 1,
  }));
  const cents = kitSaving(kit.price, prices);
  return cents > 0 ? <p className={styles.text}>Together you save {formatCents(cents)}.</p> : null;
}

function Related({ relation }: { relation: Relation }) {
  const { data } = useQuery(itemQuery(relation.catalogId, relation.catalogItemId, 'public'));
  if (data) return <RelatedItem item={data} {...relation} />;
  // If this id belongs to no item, it is shown as text.
  return <li className={styles.text}>{data === null ? itemKey(relation) : null}</li>;
}

function RelatedItem({
  item,
  reason,
  quantity = 1,
}: { item: CatalogItem } & Pick<Relation, 'reason' | 'quantity'>) {
  return (
    <li className={styles.related}>
      <ProductPicture image={item.image} alt="" sizes="72px" width={72} />
      <div className={styles.text}>
        {quantity > 1 ? `${quantity} × ` : null}
        <Link className={styles.title} to={`/ui/shop/${itemKey(item)}`}>
          {withMeasures(item.title)}
        </Link>
        {reason ? <p className={styles.reason}>{withMeasures(reason)}</p> : null}
      </div>
      <p className={styles.offer}>
        <Price of={item} />
        <span className={styles.stock}>{stockText(item)}</span>
      </p>
      <AddHere item={item} />
    </li>
  );
}

function stockText(item: CatalogItem): string {
  const status = itemStatus(item);
  if (status !== 'buyable') return status ? STATUS_TEXT[status] : '';
  return isCounted(item) ? `${formatCount(item.inventory)} in stock` : '';
}
