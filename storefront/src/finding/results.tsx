import { Suspense } from 'react';
import { lazyPart } from '../page-parts/lazy-part.tsx';
import { CompareForm } from '../compare/compare-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { SelectedFilters } from './selected-filters.tsx';
import { Filters } from './filters.tsx';
import { PageLinks } from './page-links.tsx';
import type { Findings } from './findings.ts';
import { hasFilters, type SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import { SortForm, type SortChoice } from './sort-form.tsx';
import styles from './results.module.css';

const { Part: ItemCards } = lazyPart(
  async () => (await import('./item-cards.tsx')).ItemCards,
  'src/finding/item-cards.tsx',
);
const { Part: ItemTable } = lazyPart(
  async () => (await import('./item-table.tsx')).ItemTable,
  'src/finding/item-table.tsx',
);
const { Part: NothingFound } = lazyPart(
  async () => (await import('./nothing-found.tsx')).NothingFound,
  'src/finding/nothing-found.tsx',
);

/** Shows the results as cards or as a table, with filters and sorting. */
export function Results({
  findings,
  path,
  view,
  label,
  columns,
  sorts,
  complete,
  catalogTitle,
}: {
  findings: Findings;
  /** The path of the page with these results. */
  path: string;
  view: SearchView;
  /** The list's accessible name. */
  label: string;
  /**
   * Names of the specifications that a table shows as columns. If empty, the most common ones are
   * shown.
   */
  columns: readonly string[];
  sorts: readonly SortChoice[];
  /** Whether all results are loaded, so that they can be sorted by any column. */
  complete: boolean;
  catalogTitle?: string | undefined;
}) {
  const { total, page, pageSize, items, facets } = findings;
  const list = { path, view };
  return (
    <div className={styles.results}>
      <Filters facets={facets} path={path} view={view} />
      <section className={styles.found} aria-label={label}>
        <div className={styles.bar}>
          <p className={styles.total} role="status">
            {total === 1 ? '1 part' : `${total.toLocaleString('en-US')} parts`}
          </p>
          <SortForm {...list} sorts={sorts} />
          <ShowLinks {...list} />
        </div>
        {hasFilters(view) ? <SelectedFilters {...list} catalogTitle={catalogTitle} /> : null}
        <Suspense>
          {items.length === 0 ? (
            <NothingFound {...list} />
          ) : view.show === 'table' ? (
            <ItemTable
              items={items}
              shownNames={columns}
              label={label}
              sorting={{ ...list, complete }}
            />
          ) : (
            <ItemCards items={items} />
          )}
        </Suspense>
        {total > pageSize ? (
          <PageLinks {...list} page={page} pages={Math.ceil(total / pageSize)} />
        ) : null}
        <CompareForm />
      </section>
    </div>
  );
}

function ShowLinks({ path, view }: { path: string; view: SearchView }) {
  return (
    <ul className={styles.shows} aria-label="View as">
      {(['cards', 'table'] as const).map((show) => (
        <li key={show}>
          <SearchLink
            className={styles.show}
            path={path}
            view={{ ...view, show }}
            current={view.show === show}
          >
            <Icon name={show} />
            {show === 'cards' ? 'Cards' : 'Table'}
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}
