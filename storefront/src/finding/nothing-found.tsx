import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { selectedFilters } from './selected-filters.tsx';
import type { SearchView } from './search-url.ts';
import { SearchLink } from './search-link.tsx';
import styles from './results.module.css';

/** Says that nothing was found, which filters to remove, and where else to look. */
export function NothingFound({ path, view }: { path: string; view: SearchView }) {
  const filters = selectedFilters(view);
  return (
    <EmptyState title={filters.length > 0 ? 'No parts match all filters' : 'No parts found'}>
      {filters.length > 0 ? (
        <>
          <p>Remove a filter to see more:</p>
          <ul className={styles.without}>
            {filters.map(({ label, without }) => (
              <li key={label}>
                <SearchLink path={path} view={without}>
                  Without “{label}”
                </SearchLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Try fewer or different words, a quantity such as “2.2 kW”, or the first three characters
          of a part number.
        </p>
      )}
      <LinkButton to="/ui/shop">Browse all catalogs</LinkButton>
    </EmptyState>
  );
}
