import { Facet } from './facet.tsx';
import type { FacetFacts } from './findings.ts';
import { RangeForm } from './range-form.tsx';
import { hasFilters, type SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import styles from './filters.module.css';

/** The filters, beside the list or, on narrow screens, collapsed into one line. */
export function Filters({
  facets,
  path,
  view,
}: {
  facets: readonly FacetFacts[];
  path: string;
  view: SearchView;
}) {
  return (
    <details className={styles.filters} open={hasFilters(view) ? true : undefined}>
      <summary className={styles.summary}>Filters</summary>
      <section className={styles.panel} aria-label="Filters">
        <section className={styles.facet} aria-label="Price and stock">
          <h2 className={styles.name}>Price</h2>
          <RangeForm
            key={`${view.minPrice}-${view.maxPrice}`}
            label="Price"
            unit="$"
            names={{ from: 'minPrice', to: 'maxPrice' }}
            bounds={{ from: 'from', to: 'to' }}
            typed={{ from: view.minPrice, to: view.maxPrice }}
            path={path}
            view={{ ...view, minPrice: '', maxPrice: '', page: 1 }}
          />
          <SearchLink
            className={styles.value}
            path={path}
            view={{ ...view, inStock: !view.inStock, page: 1 }}
            current={view.inStock}
          >
            <span className={styles.tick} aria-hidden="true" />
            <span className={styles.word}>In stock</span>
          </SearchLink>
        </section>
        {facets.map((facet) => (
          <Facet key={facet.name} facet={facet} path={path} view={view} />
        ))}
      </section>
    </details>
  );
}
