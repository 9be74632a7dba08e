import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { SearchView } from './search-address.ts';
import { SearchLink } from './search-link.tsx';
import styles from './item-table.module.css';

/** The head of a column; where one can sort by it, a link that does, and turns the order around. */
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
  /** What stands in the address for it; absent where the list cannot be sorted by it. */
  sort?: string | undefined;
  numeric?: boolean;
  /** The list can be sorted the other way round, too. */
  turns?: boolean;
  /** As SpecColumn has it; absent for what is always shown. */
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
