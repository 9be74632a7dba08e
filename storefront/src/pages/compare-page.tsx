import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { PageTitle } from '../page-parts/page-title.tsx';
import { itemQuery } from '../catalog/queries.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { COMPARE_PATH, MAX_COMPARED, readCompared } from '../compare/compared-items.ts';
import { CompareTable } from '../compare/compare-table.tsx';

/** Compares up to four items. The URL names them. */
export function ComparePage() {
  useHead({ title: 'Compare', path: COMPARE_PATH, unlisted: true });
  const [params] = useSearchParams();
  const keys = readCompared(params.getAll('item'));
  const queries = useQueries({
    queries: keys.map((key) => {
      const [catalogId = '', catalogItemId = ''] = key.split('/');
      return itemQuery(catalogId, catalogItemId, 'public');
    }),
  });
  const failed = queries.find((query) => query.isLoadingError);
  // Items that no longer exist are left out.
  const items = queries.flatMap(({ data }) => data ?? []);
  return (
    <>
      <PageTitle title="Compare" text="Differences are highlighted." />
      {failed ? (
        <ErrorState
          title="We couldn't load the parts"
          detail={failed.error?.message}
          onRetry={() => {
            for (const query of queries) if (query.isError) void query.refetch();
          }}
        />
      ) : queries.some(({ isPending }) => isPending) ? (
        <Waiting />
      ) : items.length === 0 ? (
        <EmptyState title="Nothing to compare yet">
          <p>Select “Compare” on two to {MAX_COMPARED} parts in a catalog or search results.</p>
          <LinkButton to="/ui/shop">Browse all catalogs</LinkButton>
        </EmptyState>
      ) : (
        <CompareTable items={items} keys={keys} />
      )}
    </>
  );
}
