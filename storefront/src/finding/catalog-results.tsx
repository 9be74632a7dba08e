import { onePerFamily } from '@spindle/sdk/domain/catalog/one-per-family';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';
import { CATALOG_PAGE, type Findings } from './findings.ts';
import { Results } from './results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { catalogView, hasFilters, type SearchView } from './search-url.ts';
import type { SortChoice } from './sort-form.tsx';
import { useFindings } from './use-findings.ts';

export const CATALOG_SORTS: readonly SortChoice[] = [
  { value: '', label: 'Featured' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Name' },
];

/** Shows a catalog's items, filtered and sorted as the URL says, in a table or as cards. */
export function CatalogResults({
  catalogId,
  catalog,
  items,
}: {
  catalogId: string;
  /** Undefined until it is loaded. */
  catalog: Catalog | undefined;
  items: readonly CatalogItem[];
}) {
  const [params] = useSearchParams();
  const view = useMemo(() => catalogView(params), [params]);
  const findings = useFindings(catalog, items, view) ?? everything(items, view);
  if (!findings) return <ResultsSkeleton />;
  const sheet = catalog?.specSheet ?? [];
  return (
    <Results
      findings={findings}
      path={`/ui/shop/${catalogId}`}
      view={view}
      label={`Items in ${catalog?.title ?? 'this catalog'}`}
      columns={sheet.filter(({ column }) => column).map(({ name }) => name)}
      sorts={CATALOG_SORTS}
      complete
    />
  );
}

/**
 * Returns all items if the view doesn't filter or sort them, so that they show before the facets
 * are counted.
 */
function everything(items: readonly CatalogItem[], view: SearchView): Findings | undefined {
  if (hasFilters(view) || view.sort !== '' || view.page > 1) return undefined;
  const results = view.show === 'cards' ? onePerFamily(items) : items;
  return {
    total: results.length,
    page: 1,
    pageSize: CATALOG_PAGE,
    items: results.slice(0, CATALOG_PAGE),
    facets: [],
  };
}
