import type { components, operations } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import { presentFacets, type CountedSpec } from './facets.ts';
import {
  readPriceRange,
  readSpecFilters,
  type PriceRange,
  type SpecFilter,
} from './read-filters.ts';

type Schemas = components['schemas'];
type SearchQuery = NonNullable<operations['searchItems']['parameters']['query']>;

export const PAGE_SIZE = 24;

/** A validated search. */
export interface SearchRequest {
  q: string;
  catalogId: string | undefined;
  filters: readonly SpecFilter[];
  price: PriceRange;
  inStock: boolean;
  sort: NonNullable<SearchQuery['sort']>;
  /** Whether each family counts as one result. */
  grouped: boolean;
  page: number;
  offset: number;
}

/** Parses the parameters of a search, or returns the invalid parameter. */
export function readSearch(
  asked: SearchQuery,
): { search: SearchRequest } | { invalid: InvalidField } {
  const specs = readSpecFilters(asked.spec ?? []);
  if ('invalid' in specs) return specs;
  const range = readPriceRange(asked.minPrice, asked.maxPrice);
  if ('invalid' in range) return range;
  const page = asked.page ?? 1;
  const search = {
    q: asked.q?.trim() ?? '',
    catalogId: asked.catalogId,
    filters: specs.filters,
    price: range.price,
    inStock: asked.inStock === true,
    sort: asked.sort ?? 'relevance',
    grouped: asked.group === 'family',
    page,
    offset: (page - 1) * PAGE_SIZE,
  };
  return { search };
}

/** Returns whether results are in the catalog's own order because nothing ranks them. */
export const isInPlace = ({
  sort,
  q,
  catalogId,
}: Pick<SearchRequest, 'sort' | 'q' | 'catalogId'>): boolean =>
  sort === 'relevance' && q === '' && catalogId !== undefined;

/** Used if a search takes too much of the database's time. */
export const tooBroad =
  'This search is taking too long. Use more specific words, choose a catalog, or try again in a moment.';

/** Returns the number of the page to show. Past the end, it is the last page. */
export const givenPage = (page: number, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / PAGE_SIZE)));

/** Returns one page of results. */
export function presentFound(found: {
  page: number;
  total: number;
  items: Schemas['CatalogItem'][];
  specs: readonly CountedSpec[];
  corrected: string | undefined;
}): Schemas['SearchResult'] {
  const { page, total, items, specs, corrected } = found;
  return {
    total,
    page,
    pageSize: PAGE_SIZE,
    items,
    facets: presentFacets(specs),
    ...(corrected !== undefined && { corrected }),
  };
}
