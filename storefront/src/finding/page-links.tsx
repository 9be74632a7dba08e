import { buttonClass } from '../ui/button.tsx';
import { writeSearch, type SearchView } from './search-url.ts';
import { Link } from '../ui/link.tsx';
import styles from './results.module.css';

/** Links to the next and the previous page. */
export function PageLinks({
  path,
  view,
  page,
  pages,
}: {
  path: string;
  view: SearchView;
  page: number;
  pages: number;
}) {
  const to = (other: number) => path + writeSearch({ ...view, page: other });
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 ? (
        <Link className={buttonClass('secondary')} to={to(page - 1)} rel="prev">
          Previous page
        </Link>
      ) : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link className={buttonClass('secondary')} to={to(page + 1)} rel="next">
          Next page
        </Link>
      ) : null}
    </nav>
  );
}
