import type { CatalogItem } from '../catalog/queries.ts';

/** What a list can be narrowed by: values with how many have them, ends where they are quantities. */
export interface FacetFacts {
  name: string;
  unit?: string;
  min?: number;
  max?: number;
  values: { value: string; count: number }[];
}

/** One page of what was found. */
export interface Findings {
  total: number;
  page: number;
  pageSize: number;
  items: CatalogItem[];
  facets: FacetFacts[];
}
