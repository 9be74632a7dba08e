import { itemTerms } from '../catalog/item-attributes.ts';
import { usePrefetchItem } from '../catalog/prefetch-item.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { CatalogItem } from '../catalog/queries.ts';
import { CompareBox } from '../compare/compare-box.tsx';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';
import { Price } from '../ui/price.tsx';
import { ScrollFrame } from '../ui/scroll-frame.tsx';
import { AddHere } from '../cart/add-here.tsx';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { AddToParts } from '../partslist/add-to-parts.tsx';
import { ColumnHead } from './column-head.tsx';
import type { SearchView } from './search-url.ts';
import { SpecCell } from './spec-cell.tsx';
import { specColumns, type SpecColumn } from './spec-columns.ts';
import { specOf } from '../catalog/spec-of.ts';
import { StockText } from '../catalog/stock-text.tsx';
import styles from './item-table.module.css';

export interface SortProps {
  path: string;
  view: SearchView;
  /** True if all results are loaded, so that they can be sorted by any column. */
  complete: boolean;
}

/** Shows an item per row, with as many specifications as columns as fit. The head stays visible. */
export function ItemTable({
  items,
  shownNames,
  label,
  sorting: { path, view, complete },
}: {
  items: readonly CatalogItem[];
  /** Names of the specifications to show as columns. If empty, the most common ones are shown. */
  shownNames: readonly string[];
  label: string;
  sorting: SortProps;
}) {
  const columns = specColumns(items, shownNames);
  return (
    <ScrollFrame className={styles.frame} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <ColumnHead label="Part" sort="title" turns={complete} path={path} view={view} />
            {columns.map(({ name, unit, numeric, fromWidth }) => (
              <ColumnHead
                key={name}
                label={name}
                unit={unit}
                numeric={numeric}
                fromWidth={fromWidth}
                sort={complete ? `spec.${name}` : undefined}
                path={path}
                view={view}
              />
            ))}
            <ColumnHead label="Price" numeric sort="price" path={path} view={view} />
            <ColumnHead label="Stock" numeric path={path} view={view} />
            <th scope="col">
              <span className={styles.actions}>Buy or compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={`${item.catalogId}/${item.catalogItemId}`}
              item={item}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function ItemRow({ item, columns }: { item: CatalogItem; columns: readonly SpecColumn[] }) {
  const prefetch = usePrefetchItem(item.catalogId, item.catalogItemId);
  return (
    <tr>
      <th scope="row">
        <span className={styles.part}>
          <ProductPicture image={item.image} alt="" sizes="56px" width={56} />
          <span>
            <Link
              className={styles.title}
              to={`/ui/shop/${item.catalogId}/${item.catalogItemId}`}
              {...prefetch}
            >
              {withMeasures(item.title)}
            </Link>
            {item.externalId ? <span className={styles.number}>{item.externalId}</span> : null}
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <SpecCell key={column.name} spec={specOf(item, column.name)} column={column} />
      ))}
      <td className={styles.price} data-number="true">
        <Price of={item} note={itemTerms(item)} />
      </td>
      <td data-number="true">
        <StockText item={item} />
      </td>
      <td>
        <span className={styles.actions}>
          <CompareBox item={item} look="box" />
          <AddToParts item={item} look="icon" />
          <AddHere item={item} look="small" />
          <NoticeOffer item={item} />
        </span>
      </td>
    </tr>
  );
}
