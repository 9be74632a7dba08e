import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { toggleSpec, withoutFilters, type SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import styles from './results.module.css';
import { withMeasures } from '../ui/measures.ts';

/**
 * Lists the active filters, each with a link that removes it, and adds a link that removes them
 * all.
 */
export function SelectedFilters({
  path,
  view,
  catalogTitle,
}: {
  path: string;
  view: SearchView;
  /** The catalog that the search is limited to, if the user selected one. */
  catalogTitle?: string | undefined;
}) {
  return (
    <ul className={styles.chosen} aria-label="Selected filters">
      {selectedFilters(view, catalogTitle).map(({ label, without }) => (
        <li key={label}>
          <SearchLink className={styles.drop} path={path} view={without}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {withMeasures(label)}
            <Icon name="close" />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink className={styles.all} path={path} view={withoutFilters(view)}>
          Clear all filters
        </SearchLink>
      </li>
    </ul>
  );
}

/** Returns each filter's label, and the search without it. */
export function selectedFilters(
  view: SearchView,
  catalogTitle?: string,
): { label: string; without: SearchView }[] {
  const first = { ...view, page: 1 };
  const selected = view.specs.map((spec) => ({
    label: readable(spec),
    without: toggleSpec(view, spec),
  }));
  if (view.catalogId) {
    selected.unshift({
      label: `In ${catalogTitle ?? view.catalogId}`,
      without: { ...first, catalogId: '' },
    });
  }
  const { minPrice, maxPrice } = view;
  if (minPrice || maxPrice) {
    selected.push({
      label: ['Price', minPrice && `from $${minPrice}`, maxPrice && `to $${maxPrice}`]
        .filter(Boolean)
        .join(' '),
      without: { ...first, minPrice: '', maxPrice: '' },
    });
  }
  if (view.inStock) selected.push({ label: 'In stock', without: { ...first, inStock: false } });
  return selected;
}

/** `Power:1.5..3 kW` → Power 1.5 to 3 kW */
function readable(spec: string): string {
  const colon = spec.indexOf(':');
  const name = spec.slice(0, colon);
  const [from = '', to] = spec.slice(colon + 1).split('..');
  if (to === undefined) return `${name}: ${from}`;
  if (to === '') return `${name} ${from} or more`;
  return from === '' ? `${name} up to ${to}` : `${name} ${from} to ${to}`;
}
