import { onePerFamily } from '@spindle/sdk/domain/catalog/one-per-family';
import { presentFacets } from '@spindle/sdk/domain/search/facets';
import { factsOf } from '@spindle/sdk/domain/search/facts';
import { readPriceRange, readSpecFilters } from '@spindle/sdk/domain/search/read-filters';
import {
  searchFacts,
  type FactsSearch,
  type Findable,
} from '@spindle/sdk/domain/search/search-facts';
import { itemStatus } from '../catalog/item-status.ts';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';
import { CATALOG_PAGE, type CatalogFindings, type FacetFacts } from './findings.ts';
import type { SearchView } from './search-url.ts';
import { sortItems } from './sort-items.ts';

type Sheet = Pick<Catalog, 'title' | 'specSheet'>;

/** Returns the items of a catalog that match all filters, and its facets. */
export function findInCatalog(
  items: readonly CatalogItem[],
  catalog: Sheet,
  view: SearchView,
): CatalogFindings {
  const all = items.map((item) => readItem(item, catalog));
  const { found, facets } = search(all, view);
  const places = new Map(items.map((item, place) => [item, place]));
  // Unlike search results, a catalog has an order of its own.
  const sorted = sortItems(
    items.filter((item) => found.has(item)),
    view.sort,
  );
  const results = view.show === 'cards' ? onePerFamily(sorted) : sorted;
  const pages = Math.max(1, Math.ceil(results.length / CATALOG_PAGE));
  const page = Math.min(view.page, pages);
  return {
    total: results.length,
    page,
    pageSize: CATALOG_PAGE,
    facets,
    places: results
      .slice((page - 1) * CATALOG_PAGE, page * CATALOG_PAGE)
      .flatMap((item) => places.get(item) ?? []),
  };
}

function search(
  all: readonly Findable<CatalogItem>[],
  view: SearchView,
): { found: ReadonlySet<CatalogItem>; facets: FacetFacts[] } {
  const specs = readSpecFilters(view.specs);
  const range = readPriceRange(dollars(view.minPrice), dollars(view.maxPrice));
  // Contradictory filters match nothing, but the facets still show the available values.
  if ('invalid' in specs || 'invalid' in range) {
    return { found: new Set(), facets: presentFacets(searchFacts(all, EVERYTHING, []).specs) };
  }
  const { inStock } = view;
  const request = { ...EVERYTHING, filters: specs.filters, price: range.price, inStock };
  const result = searchFacts(all, request, []);
  return { found: new Set(result.items), facets: presentFacets(result.specs) };
}

const EVERYTHING: FactsSearch = {
  q: '',
  filters: [],
  price: {},
  inStock: false,
  sort: 'relevance',
};

const dollars = (typed: string) => (typed === '' ? undefined : Number(typed));

/** Each item is parsed only once, as long as it and its spec sheet stay the same. */
const known = new WeakMap<
  CatalogItem,
  { sheet: Sheet['specSheet']; read: Findable<CatalogItem> }
>();

function readItem(item: CatalogItem, catalog: Sheet): Findable<CatalogItem> {
  const before = known.get(item);
  if (before?.sheet === catalog.specSheet) return before.read;
  const read = {
    item,
    facts: factsOf(item, catalog),
    price: Math.round(item.price * 100),
    inStock: itemStatus(item) === 'buyable',
    dateCreated: item.dateCreated,
  };
  known.set(item, { sheet: catalog.specSheet, read });
  return read;
}
