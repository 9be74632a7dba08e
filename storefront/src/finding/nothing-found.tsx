import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { chosenFilters } from './chosen-filters.tsx';
import type { SearchView } from './search-address.ts';
import { SearchLink } from './search-link.tsx';
import styles from './results.module.css';

/** None: what to let go of to find more, and where else to look. */
export function NothingFound({ path, view }: { path: string; view: SearchView }) {
  const filters = chosenFilters(view);
  return (
    <EmptyState title={filters.length > 0 ? 'Nothing is all of that' : 'Nothing found'}>
      {filters.length > 0 ? (
        <>
          <p>Show what is left without one of them:</p>
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
          Try fewer or other words, a quantity such as “2.2 kW”, or a part number; three letters of
          it are enough.
        </p>
      )}
      <LinkButton to="/ui/shop">See all catalogues</LinkButton>
    </EmptyState>
  );
}
