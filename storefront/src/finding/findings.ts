import type { components } from '@spindle/sdk/schema';
import type { CatalogItem } from '../catalog/queries.ts';

/** What a list can be narrowed by: values with how many have them, ends where they are quantities. */
export type FacetFacts = components['schemas']['SearchFacet'];

/** One page of what was found. */
export interface Findings {
  total: number;
  page: number;
  pageSize: number;
  items: CatalogItem[];
  facets: FacetFacts[];
}

/** The same of a list that is at hand: where in it the items stand. */
export type CatalogFindings = Omit<Findings, 'items'> & { places: number[] };

/** Items on a page of a catalogue; as a table they are read at a glance. */
export const CATALOG_PAGE = 60;
