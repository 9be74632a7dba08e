import { pagePath } from '@spindle/sdk/domain/content/written-pages';
import { useQuery } from '@tanstack/react-query';
import { pageLinksQuery } from '../content/page-links-query.ts';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';

/** Links to the pages staff write, and to the API documentation, which is a separate site. */
export function FooterPages() {
  const { data = [] } = useQuery(pageLinksQuery());
  return (
    <nav className={styles.pages} aria-label="About the shop">
      {data.map(({ elementId, title }) => (
        <Link key={elementId} to={pagePath(elementId)}>
          {title}
        </Link>
      ))}
      <a href="/api/docs">API</a>
    </nav>
  );
}
