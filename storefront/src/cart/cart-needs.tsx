import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { itemQuery } from '../catalog/queries.ts';
import { AddHere } from './add-here.tsx';
import { StockText } from '../catalog/stock-text.tsx';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { missingParts, type MissingPart } from './missing-parts.ts';
import type { CartLine } from './queries.ts';
import styles from './cart-needs.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Lists, below all lines, the parts they need that aren't in the cart. */
export function CartNeeds({ lines }: { lines: CartLine[] }) {
  const inCart = lines.map(({ item }) => item);
  const items = useItems(inCart);
  const missing = missingParts(items, inCart);
  const parts = useItems(missing);
  const [announcement, announce] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  // The button disappears with the part it added, so the focus moves to the announcement.
  const added = (text: string) => {
    announce(text);
    place.current?.focus();
  };
  return (
    <section className={styles.needs} aria-labelledby={parts.length > 0 ? 'cart-needs' : undefined}>
      {parts.length > 0 ? <h2 id="cart-needs">You may also need</h2> : null}
      <p ref={place} className={styles.announcement} role="status" tabIndex={-1}>
        {announcement}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={`${part.catalogId}/${part.catalogItemId}`} className={styles.part}>
            <ProductPicture image={part.image} alt="" sizes="72px" width={72} />
            <div>
              <Link
                className={styles.title}
                to={`/ui/shop/${part.catalogId}/${part.catalogItemId}`}
              >
                {withMeasures(part.title)}
              </Link>
              <Reasons part={missing.find((one) => isSame(one, part))} />
            </div>
            <p className={styles.offer}>
              <Price of={part} />
              <span className={styles.stock}>
                <StockText item={part} /> {part.inventory > 0 && !part.digital ? 'in stock' : ''}
              </span>
            </p>
            <AddHere item={part} onAdded={added} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ part }: { part: MissingPart | undefined }) {
  return part?.neededBy.map(({ title, reason }) => (
    <p key={title} className={styles.reason}>
      Needed by {withMeasures(title)}
      {reason ? `: ${reason}` : null}
    </p>
  ));
}

type Key = Pick<CartLine['item'], 'catalogId' | 'catalogItemId'>;

const isSame = (one: Key, other: Key) =>
  one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;

/** Loads the items, leaving out those that no longer exist. */
function useItems(keys: readonly Key[]) {
  return useQueries({
    queries: keys.map(({ catalogId, catalogItemId }) =>
      itemQuery(catalogId, catalogItemId, 'public'),
    ),
  }).flatMap(({ data }) => data ?? []);
}
