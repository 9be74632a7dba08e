import { useQuery } from '@tanstack/react-query';
import { useHead } from '../app/head.tsx';
import { CatalogCard, CatalogGrid } from '../catalog/catalog-card.tsx';
import { featuredQuery } from '../catalog/queries.ts';
import { useCatalogs } from '../catalog/use-catalog.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { FeaturedItem } from './featured-item.tsx';
import { HowBuyingWorks } from './how-buying-works.tsx';
import styles from './home-page.module.css';

const DESCRIPTION =
  'Spindles, steppers, linear rails, controllers and tooling for CNC machines built at home. Prices, stock and dimensions on every item.';

export function HomePage() {
  useHead({ title: 'Parts for home-built CNC', description: DESCRIPTION, path: '/home' });
  const catalogs = useCatalogs();
  const featured = useQuery(featuredQuery());
  const [lead, ...more] = featured.data ?? [];

  return (
    <>
      <section className={styles.hero}>
        <div className={styles.statement}>
          <h1>Parts for CNC machines you build yourself.</h1>
          <p>
            Spindles, steppers, linear rails, controllers, cutters and work-holding. Every item has
            its measured figures, the units on the shelf and the price you pay.
          </p>
          <LinkButton to="/ui/shop">See all catalogues</LinkButton>
        </div>
        <div className={styles.lead}>{lead ? <FeaturedItem item={lead} large /> : null}</div>
      </section>

      <section className={styles.section} aria-labelledby="catalogues">
        <h2 id="catalogues">Catalogues</h2>
        <CatalogGrid>
          {catalogs.data?.map((catalog) => (
            <CatalogCard key={catalog.catalogId} catalog={catalog} level={3} />
          ))}
        </CatalogGrid>
      </section>

      {more.length > 0 ? (
        <section className={styles.section} aria-labelledby="in-stock">
          <h2 id="in-stock">On the shelf now</h2>
          <div className={styles.shelf}>
            {more.map((item) => (
              <FeaturedItem key={item.catalogItemId} item={item} />
            ))}
          </div>
        </section>
      ) : null}

      <HowBuyingWorks />
    </>
  );
}
