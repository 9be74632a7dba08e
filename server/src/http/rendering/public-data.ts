import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

/** At once where it is in memory. */
export type Ready<T> = T | Promise<T>;

/** What a page was made of: the entity tags of what was read, by its path. */
export type Sources = Map<string, string>;

/** What visitors see of catalogue and content. */
export interface Shown {
  /** Enabled catalogues in their order. */
  catalogs: () => Schema['Catalog'][];
  /** Enabled items in their order; null where there is no such catalogue. */
  items: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  /** The same of a small one; of a large one the first hundred. */
  firstItems: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  item: (catalogId: string, catalogItemId: string) => Ready<Schema['CatalogItem'] | null>;
  /** Enabled elements of a section in their order; empty where there is no such section. */
  elements: (category: string) => Ready<Schema['Element'][]>;
}

/** What the public pages are made of, read from memory where nothing else is said. */
export interface PublicData extends Shown {
  /** The same, written down as it is read. */
  noting: (sources: Sources) => Shown;
  /** Whether all of it is still what it was. */
  isStill: (sources: Sources) => Ready<boolean>;
  /** For how many seconds at most prices stay what they are; undefined where no end is known. */
  turnsInSeconds: () => number | undefined;
  config: () => Schema['Config'];
  /** Opens a shared parts list, which is not in memory; null where there is none. */
  partsList: (id: string) => Promise<Schema['PartsList'] | null>;
  /** As the call of that name answers whoever is at that network; null where it cannot now. */
  search: (
    parameters: QueryOf<'searchItems'>,
    network: string,
  ) => Promise<Schema['SearchResult'] | null>;
  /** The parts of the sitemap: of each catalogue that has items, in stretches of so many. */
  siteParts: (most: number) => Promise<SitePart[]>;
  /** The items of one such part, in their order. */
  siteItems: (part: Omit<SitePart, 'changed'>, most: number) => Promise<SiteItem[]>;
}

export interface SitePart {
  catalogId: string;
  /** From 1. */
  part: number;
  /** When an item of it was changed last: ISO 8601, UTC. */
  changed: string;
}

export type SiteItem = Pick<Schema['CatalogItem'], 'catalogItemId' | 'dateModified'>;
