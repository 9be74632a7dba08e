import { catalogNotFound } from '@spindle/sdk/domain/catalog/labels';
import { useParams } from 'react-router-dom';
import { GonePage } from '../page-parts/not-found.tsx';
import { CatalogResults } from '../finding/catalog-results.tsx';
import { ResultsSkeleton } from '../finding/results-skeleton.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { CatalogHead } from '../finding/catalog-head.tsx';
import { LargeCatalog } from './large-catalog.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { useCatalogItems, useCatalogs } from '../catalog/use-catalog.ts';

export function CatalogPage() {
  const { catalogId = '' } = useParams();
  const catalogs = useCatalogs();
  const items = useCatalogItems(catalogId, catalogs.data);
  const failed = [items, catalogs].find((query) => query.isLoadingError);
  const catalog = catalogs.data?.find((candidate) => candidate.catalogId === catalogId);

  if (items.data === null || (catalogs.data && !catalog && !catalogs.isPlaceholderData)) {
    return (
      <GonePage title={catalogNotFound} id={catalogId}>
        We no longer have this catalog, or its link has changed.
      </GonePage>
    );
  }
  if (catalog?.large) return <LargeCatalog catalog={catalog} />;
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Shop', to: '/ui/shop' }, { label: catalog?.title ?? '…' }]} />
      {catalog ? (
        <CatalogHead catalog={catalog} items={items.data ?? []} />
      ) : (
        <PageTitle title="…" />
      )}
      {failed ? (
        <ErrorState
          title="We couldn't load the items"
          detail={failed.error?.message}
          onRetry={() => {
            void items.refetch();
            void catalogs.refetch();
          }}
        />
      ) : items.data?.length === 0 ? (
        <EmptyState
          title={catalog?.external ? 'This catalog is on another site' : 'Nothing here yet'}
        >
          {catalog?.external && catalog.link ? (
            <p>
              <a href={catalog.link} target={`catalog-${catalogId}`}>
                Open {catalog.title}
              </a>
            </p>
          ) : (
            <LinkButton to="/ui/shop">Browse other catalogs</LinkButton>
          )}
        </EmptyState>
      ) : items.data ? (
        <CatalogResults catalogId={catalogId} catalog={catalog} items={items.data} />
      ) : (
        <ResultsSkeleton />
      )}
    </>
  );
}
