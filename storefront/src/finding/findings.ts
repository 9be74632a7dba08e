import type { components } from '@spindle/sdk/schema';
import type { CatalogItem } from '../catalog/queries.ts';

/** What a list can be filtered by: values with counts or, for quantities, the ends of the range. */
export type FacetFacts = components['schemas']['SearchFacet'];

/** One page of results. */
export interface Findings {
  total: number;
  page: number;
  pageSize: number;
  items: CatalogItem[];
  facets: FacetFacts[];
}

/** Findings in a list already loaded: `places` are indexes in it. */
export type CatalogFindings = Omit<Findings, 'items'> & { places: number[] };

/** Items per page of a catalog. In a table, this many can be read at a glance. */
export const CATALOG_PAGE = 60;
