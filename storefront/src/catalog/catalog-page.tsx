import { pictureSet } from '@spindle/sdk/picture-set';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useConfig } from '../app/config.ts';
import { useHead } from '../app/head.tsx';
import { lazyPage } from '../app/lazy-page.tsx';
import { NotFound } from '../app/not-found.tsx';
import { useSession } from '../app/session.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ItemCard, ItemCardSkeleton, ItemGrid } from './item-card.tsx';
import { PageTitle } from './page-title.tsx';
import { taxCodesQuery, type Catalog, type CatalogItem } from './queries.ts';
import { breadcrumbData, itemListData } from './structured-data.ts';
import { useCatalogItems, useCatalogs } from './use-catalog.ts';

/** Table and filters come with an address that asks for them. */
export const catalogResults = lazyPage(
  async () => (await import('../finding/catalog-results.tsx')).CatalogResults,
);
const ASKS_FOR_RESULTS = /[?&](show|spec|from\.|to\.|minPrice|maxPrice|inStock|sort|page)/;

/** The items of one catalogue. */
export function CatalogPage() {
  const { catalogId = '' } = useParams();
  const catalogs = useCatalogs();
  const items = useCatalogItems(catalogId);
  const asksForResults = ASKS_FOR_RESULTS.test(useLocation().search);
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
      ) : asksForResults && items.data ? (
        <Suspense>
          <catalogResults.Page />
        </Suspense>
      ) : (
        <ItemGrid>
          {items.data?.map((item, index) => (
            <ItemCard
              key={item.catalogItemId}
              item={item}
              eager={index < 3}
              taxCode={<TaxCode id={item.taxCode} />}
            />
          )) ?? [1, 2, 3, 4, 5, 6].map((place) => <ItemCardSkeleton key={place} />)}
        </ItemGrid>
      )}
    </>
  );
}

function CatalogHead({ catalog, items }: { catalog: Catalog; items: readonly CatalogItem[] }) {
  const path = `/ui/shop/${catalog.catalogId}`;
  const { cdnBase } = useConfig();
  useHead({
    title: catalog.title,
    description: catalog.description,
    path,
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
  return (
    <PageTitle
      title={catalog.title}
      text={catalog.description}
      tools={
        items.length > 0 ? (
          <LinkButton to={`${path}?show=table`}>Table and filters</LinkButton>
        ) : null
      }
    />
  );
}

/** Staff see by which tax code an item is sold. */
function TaxCode({ id }: { id: string | null | undefined }) {
  const { extended } = useSession();
  const taxCodes = useQuery({ ...taxCodesQuery(), enabled: extended });
  if (!extended || id === undefined) return null;
  const name = taxCodes.data?.find((code) => code.id === id)?.name;
  return <>Tax code: {id ? (name ?? id) : 'none'}</>;
}
