import type { ReactNode } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { Link } from '../ui/link.tsx';
import { useHead } from './head.tsx';
import { usePages } from './pages-context.ts';
import styles from './not-found.module.css';

/** An unknown URL shows Home, as the specification says. */
export function NotFound() {
  const { NotFoundPage } = usePages();
  return (
    <>
      <NotFoundPage />
      <NotListed title="Home" />
    </>
  );
}

/** Says that an item or a page is gone, and offers to search for the words in its id. */
export function GonePage({
  title,
  id,
  children,
}: {
  title: string;
  id: string;
  children: ReactNode;
}) {
  const q = id.replaceAll('-', ' ').slice(0, 100);
  return (
    <div className={styles.gone}>
      <h1>{title}</h1>
      <p>{children}</p>
      <LinkButton look="strong" to={`/ui/search?${new URLSearchParams({ q })}`}>
        Search for “{q}”
      </LinkButton>
      <p>
        <Link to="/ui/shop">Browse all catalogs</Link>
      </p>
      <NotListed title={title} />
    </div>
  );
}

function NotListed({ title }: { title: string }) {
  useHead({ title, unlisted: true });
  return null;
}
