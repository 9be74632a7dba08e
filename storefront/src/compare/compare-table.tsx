import type { ReactNode } from 'react';
import { itemTerms } from '../catalog/item-attributes.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { itemName } from '../catalog/item-name.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { AddHere, canBeAdded } from '../cart/add-here.tsx';
import { StockText } from '../catalog/stock-text.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Price } from '../ui/price.tsx';
import { ScrollFrame } from '../ui/scroll-frame.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { itemKey, type ItemKey } from '../catalog/item-key.ts';
import { comparePath } from './compared-items.ts';
import { compareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { withMeasures } from '../ui/measures.ts';

/**
 * Shows one item per column and one specification per row. Rows with differences are highlighted.
 */
export function CompareTable({
  items,
  keys,
}: {
  items: readonly CatalogItem[];
  keys: readonly ItemKey[];
}) {
  const row = (label: string, cell: (item: CatalogItem) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {items.map((item) => (
        <td key={itemKey(item)}>{cell(item)}</td>
      ))}
    </tr>
  );
  return (
    <ScrollFrame className={styles.frame} label="Compared parts">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Specification</VisuallyHidden>
            </th>
            {items.map((item) => (
              <th key={itemKey(item)} scope="col">
                <ProductPicture image={item.image} alt="" sizes="200px" width={200} />
                <Link to={`/ui/shop/${itemKey(item)}`}>{withMeasures(itemName(item))}</Link>
                <Link
                  className={styles.drop}
                  to={comparePath(keys.filter((key) => key !== itemKey(item)))}
                >
                  <Icon name="close" />
                  Remove <VisuallyHidden>{item.title}</VisuallyHidden>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Price', (item) => (
            <Price of={item} note={itemTerms(item)} />
          ))}
          {row('Stock', (item) => (
            <StockText item={item} />
          ))}
          {compareRows(items).map(({ name, values, differs }) => (
            <tr key={name} className={classes(differs && styles.differs)}>
              <th scope="row">
                {name}
                {differs ? <VisuallyHidden> (differs)</VisuallyHidden> : null}
              </th>
              {items.map((item, place) => (
                <td key={itemKey(item)}>{withMeasures(values[place] ?? '–')}</td>
              ))}
            </tr>
          ))}
          {items.some(canBeAdded) ? row('Buy', (item) => <AddHere item={item} />) : null}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
