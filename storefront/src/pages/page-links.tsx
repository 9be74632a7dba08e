import { pagePath } from '@spindle/sdk/domain/content/written-pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../ui/link.tsx';
import { pageLinksQuery } from './page-links-query.ts';
import styles from './page-links.module.css';

/** Leads to the pages staff write; nothing where there are none. */
export function PageLinks() {
  const { data: links = [] } = useQuery(pageLinksQuery());
  if (links.length === 0) return null;
  return (
    <nav aria-label="About the shop">
      <ul className={styles.links}>
        {links.map(({ elementId, title }) => (
          <li key={elementId}>
            <Link to={pagePath(elementId)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
