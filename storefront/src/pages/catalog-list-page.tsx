import { noCatalogs } from '@spindle/sdk/domain/catalog/labels';
import { useHead } from '../page-parts/head.tsx';
import { useSession } from '../session/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CatalogCard, CatalogGrid, CatalogCardSkeleton } from '../catalog/catalog-card.tsx';
import { ExpireCacheButton } from '../catalog/expire-cache-button.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { useCatalogs } from '../catalog/use-catalog.ts';

const DESCRIPTION =
  'Spindles, motion parts, controllers and tooling for hobby CNC machines. Browse all catalogs.';

export function CatalogListPage() {
  useHead({ title: 'Shop', description: DESCRIPTION, path: '/ui/shop' });
  const { extended } = useSession();
  const { data: catalogs, isLoadingError, error, refetch } = useCatalogs();

  return (
    <>
      <PageTitle
        title="Shop"
        text="Choose a catalog. Every item shows its price, stock and specifications."
        tools={extended ? <ExpireCacheButton /> : null}
      />
      {isLoadingError ? (
        <ErrorState
          title="We couldn't load the catalogs"
          detail={error.message}
          onRetry={refetch}
        />
      ) : catalogs?.length === 0 ? (
        <EmptyState title={noCatalogs} />
      ) : (
        <CatalogGrid>
          {catalogs?.map((catalog, index) => (
            <CatalogCard key={catalog.catalogId} catalog={catalog} eager={index < 3} />
          )) ?? [1, 2, 3, 4, 5, 6].map((place) => <CatalogCardSkeleton key={place} />)}
        </CatalogGrid>
      )}
    </>
  );
}
