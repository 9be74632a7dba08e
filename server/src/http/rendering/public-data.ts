import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

/** What the public pages are made of, read from memory where nothing else is said. */
export interface PublicData {
  /** Changes whenever anything below does; pages rendered from an older one are thrown away. */
  version: () => string;
  /** For how many seconds at most prices stay what they are; undefined where no end is known. */
  turnsInSeconds: () => number | undefined;
  config: () => Schema['Config'];
  /** Enabled catalogues in their order. */
  catalogs: () => Schema['Catalog'][];
  /** Enabled items in their order; null where there is no such catalogue. */
  items: (catalogId: string) => Schema['CatalogItem'][] | null;
  item: (catalogId: string, catalogItemId: string) => Schema['CatalogItem'] | null;
  /** Enabled elements of a section in their order; empty where there is no such section. */
  elements: (category: string) => Schema['Element'][];
  /** Opens a shared parts list, which is not in memory; null where there is none. */
  partsList: (id: string) => Promise<Schema['PartsList'] | null>;
  /** As the call of that name answers whoever is at that network; null where it cannot now. */
  search: (
    parameters: QueryOf<'searchItems'>,
    network: string,
  ) => Promise<Schema['SearchResult'] | null>;
}
