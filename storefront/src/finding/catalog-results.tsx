import { useParams, useSearchParams } from 'react-router-dom';
import { useHead } from '../app/head.tsx';
import { useCatalogItems, useCatalogs } from '../catalog/use-catalog.ts';
import { findInCatalog } from './find-in-catalog.ts';
import { Results } from './results.tsx';
import { readSearch } from './search-address.ts';
import type { SortChoice } from './sort-form.tsx';

const SORTS: readonly SortChoice[] = [
  { value: '', label: 'Our order' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
  { value: 'newest', label: 'Newest' },
  { value: 'title', label: 'Name' },
];

/** The items of a catalogue as its address narrows and sorts them, as a table or as cards. */
export function CatalogResults() {
  const { catalogId = '' } = useParams();
  const [params] = useSearchParams();
  const items = useCatalogItems(catalogId).data ?? [];
  const catalog = useCatalogs().data?.find((candidate) => candidate.catalogId === catalogId);
  const sheet = catalog?.specSheet ?? [];
  // The whole shop is searched elsewhere: here there are only filters.
  const view = { ...readSearch(params), q: '', catalogId: '' };
  useHead({ title: catalog?.title ?? 'Shop', path: `/ui/shop/${catalogId}`, unlisted: true });
  return (
    <Results
      findings={findInCatalog(items, sheet, view)}
      path={`/ui/shop/${catalogId}`}
      view={view}
      label={`Items of ${catalog?.title ?? 'this catalogue'}`}
      columns={sheet.filter(({ column }) => column).map(({ name }) => name)}
      sorts={SORTS}
      complete
    />
  );
}
