import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import styles from './item-table.module.css';

/**
 * A column's heading. If the list can be sorted by the column, the heading is a link that sorts or
 * reverses the order.
 */
export function ColumnHead({
  label,
  unit = '',
  sort,
  numeric = false,
  turns = true,
  fromWidth,
  path,
  view,
}: {
  label: string;
  unit?: string;
  /** The column's sort value in the URL. Undefined if the list can't be sorted by it. */
  sort?: string | undefined;
  numeric?: boolean;
  /** Whether the list can also be sorted in reverse. */
  turns?: boolean;
  /** As in SpecColumn. Undefined for columns that are always shown. */
  fromWidth?: number | null;
  path: string;
  view: SearchView;
}) {
  const order =
    sort === undefined
      ? undefined
      : view.sort === sort
        ? 'ascending'
        : view.sort === `-${sort}`
          ? 'descending'
          : 'none';
  const text = (
    <>
      {label}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </>
  );
  return (
    <th
      scope="col"
      data-number={numeric || undefined}
      data-from={fromWidth === null ? 'none' : fromWidth}
      aria-sort={order}
    >
      {sort === undefined ? (
        text
      ) : (
        <SearchLink
          className={styles.sort}
          path={path}
          view={{ ...view, sort: turns && order === 'ascending' ? `-${sort}` : sort, page: 1 }}
        >
          <VisuallyHidden>Sort by </VisuallyHidden>
          <span>{text}</span>
          <span className={styles.arrow} data-order={order}>
            <Icon name="sort" />
          </span>
        </SearchLink>
      )}
    </th>
  );
}
