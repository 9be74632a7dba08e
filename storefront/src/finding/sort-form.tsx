import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepsPlace } from '../page-parts/keeps-place.ts';
import { searchFields, writeSearch, type SearchView } from './search-url.ts';
import styles from './results.module.css';

export interface SortChoice {
  value: string;
  label: string;
}

/** Sorts by price, age or name. The table's columns offer other sort orders. */
export function SortForm({
  path,
  view,
  sorts,
}: {
  path: string;
  view: SearchView;
  sorts: readonly SortChoice[];
}) {
  const id = useId();
  const navigate = useNavigate();
  const known = sorts.some(({ value }) => value === view.sort);
  return (
    <form className={styles.sort} action={path}>
      {searchFields({ ...view, sort: '', page: 1 }).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        name="sort"
        value={view.sort}
        onChange={({ target }) => {
          const sorted = { ...view, sort: target.value, page: 1 };
          void navigate(path + writeSearch(sorted), { state: keepsPlace });
        }}
      >
        {known ? null : <option value={view.sort}>{columnText(view.sort)}</option>}
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </form>
  );
}

/** `-spec.Power` → Power, high to low */
function columnText(sort: string): string {
  const column = sort.replace(/^-/, '').replace(/^spec\./, '');
  return sort.startsWith('-') ? `${column}, high to low` : `${column}, low to high`;
}
