import type { ReactNode } from 'react';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ProductPicture } from './product-picture.tsx';
import type { Catalog } from './queries.ts';
import { withMeasures } from '../ui/measures.ts';
import styles from './catalog-card.module.css';

export function CatalogGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Shows a catalog as a card that leads to its items, or to another shop in a new window. */
export function CatalogCard({
  catalog,
  eager = false,
  level = 2,
}: {
  catalog: Catalog;
  eager?: boolean;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <ProductPicture
        image={catalog.image}
        alt={catalog.imageAlt ?? ''}
        sizes="(max-width: 1020px) 50vw, 300px"
        eager={eager}
        className={styles.picture}
      />
      <Heading className={styles.title}>
        {catalog.external && catalog.link ? (
          <a className={styles.link} href={catalog.link} target={`catalog-${catalog.catalogId}`}>
            {catalog.title}
            <Icon name="external" />
            <VisuallyHidden> (opens in a new window)</VisuallyHidden>
          </a>
        ) : (
          <Link className={styles.link} to={`/ui/shop/${catalog.catalogId}`}>
            {catalog.title}
          </Link>
        )}
      </Heading>
      <p className={styles.text}>{withMeasures(catalog.description)}</p>
      <CatalogState catalog={catalog} />
    </li>
  );
}

function CatalogState({ catalog }: { catalog: Catalog }) {
  const states = [
    !catalog.enabled && 'Disabled',
    catalog.locked && 'Coming Soon!',
    catalog.expired && 'Discontinued',
  ].filter((state) => state !== false);
  if (states.length === 0) return null;
  return (
    <p className={styles.states}>
      {states.map((state) => (
        <Chip key={state}>{state}</Chip>
      ))}
    </p>
  );
}

export function CatalogCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.title}>
        <Skeleton shape="half" />
      </div>
      <p className={styles.text}>
        <Skeleton />
      </p>
    </li>
  );
}
