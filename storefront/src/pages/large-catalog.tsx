import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CATALOG_SORTS } from '../finding/catalog-results.tsx';
import { Results } from '../finding/results.tsx';
import { ResultsSkeleton } from '../finding/results-skeleton.tsx';
import { catalogView } from '../finding/search-url.ts';
import { sortItems } from '../finding/sort-items.ts';
import { NoAnswer } from '../search/no-answer.tsx';
import { searchQuery } from '../search/queries.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { CatalogHead } from '../finding/catalog-head.tsx';
import type { Catalog } from '../catalog/queries.ts';

/** Shows a catalog too large to load whole, one page of search results at a time. */
export function LargeCatalog({ catalog }: { catalog: Catalog }) {
  const { catalogId, title, specSheet } = catalog;
  const [params] = useSearchParams();
  const view = useMemo(() => catalogView(params), [params]);
  const { data, error, isLoadingError, refetch } = useQuery(searchQuery({ ...view, catalogId }));
  const complete = data !== undefined && data.total <= data.pageSize;
  const items = data && complete ? sortItems(data.items, view.sort) : data?.items;
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Shop', to: '/ui/shop' }, { label: title }]} />
      <CatalogHead catalog={catalog} items={items ?? []} />
      {data && items ? (
        <Results
          findings={{ ...data, items }}
          path={`/ui/shop/${catalogId}`}
          view={view}
          label={`Items in ${title}`}
          columns={specSheet.filter(({ column }) => column).map(({ name }) => name)}
          sorts={CATALOG_SORTS}
          complete={complete}
        />
      ) : isLoadingError ? (
        <ErrorState
          title="We couldn't load the items"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <ResultsSkeleton />
          <NoAnswer />
        </>
      )}
    </>
  );
}
