import { Link } from './link.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Undefined for the current page. */
  to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.label} className={styles.step}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
