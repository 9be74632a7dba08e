import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useHead } from '../page-parts/head.tsx';
import { useCatalogs } from '../catalog/use-catalog.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import { SEARCH_PATH } from '../home/site-data.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Results } from '../finding/results.tsx';
import { searchQuery } from '../search/queries.ts';
import { ResultsSkeleton } from '../finding/results-skeleton.tsx';
import { EVERYTHING, readSearch, type SearchView } from '../finding/search-url.ts';
import { NoAnswer } from '../search/no-answer.tsx';
import { SearchLink } from '../finding/search-link.tsx';
import type { SortChoice } from '../finding/sort-form.tsx';
import { sortItems } from '../finding/sort-items.ts';

const SORTS: readonly SortChoice[] = [
  { value: '', label: 'Best match' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Name' },
];

/** Searches the whole shop for words, a quantity or a part number. */
export function SearchPage() {
  const [params] = useSearchParams();
  const view = readSearch(params);
  const { data, error, isLoadingError, refetch } = useQuery(searchQuery(view));
  const catalog = useCatalogs().data?.find(({ catalogId }) => catalogId === view.catalogId);
  useHead({ title: view.q ? `Search: ${view.q}` : 'All parts', path: SEARCH_PATH, unlisted: true });

  const complete = data !== undefined && data.total <= data.pageSize;
  const findings = data && complete ? { ...data, items: sortItems(data.items, view.sort) } : data;
  return (
    <>
      <PageTitle
        title={view.q ? `Search: ${view.q}` : 'All parts'}
        text={data?.corrected ? <Corrected view={view} corrected={data.corrected} /> : null}
      />
      {isLoadingError ? (
        <ErrorState title="The search failed" detail={error.message} onRetry={refetch} />
      ) : findings ? (
        <Results
          findings={findings}
          path={SEARCH_PATH}
          view={view}
          label="Parts found"
          columns={[]}
          sorts={SORTS}
          complete={complete}
          catalogTitle={catalog?.title}
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

function Corrected({ view, corrected }: { view: SearchView; corrected: string }) {
  return (
    <>
      No results for “{view.q}”. Showing results for{' '}
      <SearchLink path={SEARCH_PATH} view={{ ...EVERYTHING, show: view.show, q: corrected }}>
        {corrected}
      </SearchLink>
      .
    </>
  );
}
