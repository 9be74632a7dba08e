import { pictureSet } from '@spindle/sdk/picture-set';
import { useParams, useSearchParams } from 'react-router-dom';
import { useConfig } from '../app/config.ts';
import { useHead } from '../app/head.tsx';
import { NotFound } from '../app/not-found.tsx';
import { CatalogResults } from '../finding/catalog-results.tsx';
import { ResultsSkeleton } from '../finding/results-skeleton.tsx';
import { catalogView, writeSearch } from '../finding/search-address.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from './page-title.tsx';
import type { Catalog, CatalogItem } from './queries.ts';
import { breadcrumbData, itemListData } from './structured-data.ts';
import { useCatalogItems, useCatalogs } from './use-catalog.ts';

/** The items of one catalogue. */
export function CatalogPage() {
  const { catalogId = '' } = useParams();
  const catalogs = useCatalogs();
  const items = useCatalogItems(catalogId);
  const failed = [items, catalogs].find((query) => query.isLoadingError);
  const catalog = catalogs.data?.find((candidate) => candidate.catalogId === catalogId);

  if (items.data === null || (catalogs.data && !catalog && !catalogs.isPlaceholderData)) {
    return <NotFound />;
  }
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
          title="The items could not be loaded"
          detail={failed.error?.message}
          onRetry={() => {
            void items.refetch();
            void catalogs.refetch();
          }}
        />
      ) : items.data?.length === 0 ? (
        <EmptyState
          title={catalog?.external ? 'This catalogue is another shop' : 'Nothing here yet'}
        >
          {catalog?.external && catalog.link ? (
            <p>
              <a href={catalog.link} target={`catalog-${catalogId}`}>
                Open {catalog.title}
              </a>
            </p>
          ) : (
            <LinkButton to="/ui/shop">See the other catalogues</LinkButton>
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

function CatalogHead({ catalog, items }: { catalog: Catalog; items: readonly CatalogItem[] }) {
  const path = `/ui/shop/${catalog.catalogId}`;
  const { cdnBase } = useConfig();
  const [params] = useSearchParams();
  useHead({
    title: catalog.title,
    description: catalog.description,
    path,
    unlisted: writeSearch(catalogView(params)) !== '',
    ...(catalog.image && {
      image: {
        address: pictureSet(cdnBase, catalog.image).src,
        alt: catalog.imageAlt ?? catalog.title,
      },
    }),
    // Read from the page the server sends; the browser needs neither it nor its code.
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbData([
          { name: 'Shop', path: '/ui/shop' },
          { name: catalog.title, path },
        ]),
        ...(items.length === 0
          ? []
          : [
              itemListData(
                items.map(({ title, catalogItemId }) => ({
                  name: title,
                  path: `${path}/${catalogItemId}`,
                })),
              ),
            ]),
      ],
    }),
  });
  return <PageTitle title={catalog.title} text={catalog.description} />;
}
