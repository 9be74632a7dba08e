import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../shop/config.ts';
import { useHead } from '../page-parts/head.tsx';
import { usePages } from '../page-parts/pages-context.ts';
import { useHydrated } from '../page-parts/use-hydrated.ts';
import { CatalogCard, CatalogCardSkeleton, CatalogGrid } from '../catalog/catalog-card.tsx';
import { featuredQuery } from '../catalog/featured.ts';
import { useCatalogs } from '../catalog/use-catalog.ts';
import { elementsQuery } from '../content/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { AvailableNow } from '../home/available-now.tsx';
import { ChatSection } from '../home/chat-section.tsx';
import { ComingSoon } from '../home/coming-soon.tsx';
import { FeaturedItem } from '../home/featured-item.tsx';
import { HOME_SECTION, promo } from '../home/home-elements.ts';
import { HowBuyingWorks } from '../home/how-buying-works.tsx';
import { SEARCH_PATH, siteData } from '../home/site-data.ts';
import { VideoChannel } from '../home/video-channel.tsx';
import styles from '../home/home-page.module.css';

const SplashPage = lazyComponent(async () => (await import('../home/splash-page.tsx')).SplashPage);

const DESCRIPTION =
  'Spindles, steppers, linear rails, controllers and tooling for CNC machines built at home. Prices, stock and dimensions on every item.';

/** Shows Home, or the page about what is available now. */
export function HomePage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated || params.get('show') !== 'available-now') return <Home />;
  return (
    <Suspense fallback={<Waiting />}>
      <SplashPage />
    </Suspense>
  );
}

function Home() {
  const settings = useConfig();
  const { hasRoute } = usePages();
  useHead({
    title: 'Parts for home-built CNC',
    description: DESCRIPTION,
    path: '/home',
    // Read only in server-rendered pages, so browsers load neither the data nor its code.
    ...(import.meta.env.SSR && {
      structuredData: siteData(settings, { searchable: hasRoute(SEARCH_PATH) }),
    }),
  });
  const catalogs = useCatalogs();
  const featured = useQuery(featuredQuery());
  const [lead, ...more] = featured.data ?? [];
  const elements = useQuery(elementsQuery(HOME_SECTION)).data;
  const available = promo(elements, 'available-now');
  const coming = promo(elements, 'coming-soon');
  const channel = promo(elements, 'video-channel');

  return (
    <>
      <section className={styles.hero}>
        <div className={styles.statement}>
          <h1>Parts for CNC machines you build yourself.</h1>
          <p>
            Spindles, steppers, linear rails, controllers, cutters and workholding. Every item shows
            measured specs, stock and the price you pay.
          </p>
          <LinkButton to="/ui/shop">Browse all catalogs</LinkButton>
        </div>
        <div className={styles.lead}>{lead ? <FeaturedItem item={lead} large /> : null}</div>
      </section>

      {available ? <AvailableNow element={available} /> : null}

      <section className={styles.section} aria-labelledby="catalogs">
        <h2 id="catalogs">Catalogs</h2>
        {catalogs.isLoadingError ? (
          <ErrorState
            title="We couldn't load the catalogs"
            detail={catalogs.error.message}
            onRetry={catalogs.refetch}
          />
        ) : (
          <CatalogGrid>
            {catalogs.data?.map((catalog) => (
              <CatalogCard key={catalog.catalogId} catalog={catalog} level={3} />
            )) ?? [1, 2, 3].map((place) => <CatalogCardSkeleton key={place} />)}
          </CatalogGrid>
        )}
      </section>

      {more.length > 0 ? (
        <section className={styles.section} aria-labelledby="in-stock">
          <h2 id="in-stock">In stock now</h2>
          <div className={styles.shelf}>
            {more.map((item) => (
              <FeaturedItem key={item.catalogItemId} item={item} />
            ))}
          </div>
        </section>
      ) : null}

      {coming ? <ComingSoon element={coming} /> : null}
      {channel ? <VideoChannel element={channel} /> : null}
      <HowBuyingWorks />
      <ChatSection />
    </>
  );
}
