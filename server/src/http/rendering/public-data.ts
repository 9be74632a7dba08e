import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

/** Synchronous if the data is in memory. */
export type Ready<T> = T | Promise<T>;

/** The sources of a page: the entity tags of its data, by path. */
export type Sources = Map<string, string>;

/** The catalogs and content that visitors see. */
export interface VisibleData {
  /** Returns enabled catalogs in order. */
  catalogs: () => Schema['Catalog'][];
  /** Returns enabled items in order, or null if the catalog does not exist. */
  items: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  /** Does the same for a small catalog. For a large catalog, returns the first hundred items. */
  firstItems: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  item: (catalogId: string, catalogItemId: string) => Ready<Schema['CatalogItem'] | null>;
  /**
   * Returns a section's enabled elements in order. The list is empty if the section does not exist.
   */
  elements: (category: string) => Ready<Schema['Element'][]>;
}

/** The data of public pages, read from memory unless stated otherwise. */
export interface PublicData extends VisibleData {
  /** Returns the same data and records which sources are read. */
  noting: (sources: Sources) => VisibleData;
  /** Returns true if all sources are unchanged. */
  isStill: (sources: Sources) => Ready<boolean>;
  /** Returns the number of seconds until prices may change, or undefined if no change is known. */
  turnsInSeconds: () => number | undefined;
  config: () => Schema['Config'];
  /** Loads a shared parts list, which is not in memory. Returns null if the list does not exist. */
  partsList: (id: string) => Promise<Schema['PartsList'] | null>;
  /**
   * Returns the response of the call with this name for a client in the given network. Returns null
   * if the call is not available now.
   */
  search: (
    parameters: QueryOf<'searchItems'>,
    network: string,
  ) => Promise<Schema['SearchResult'] | null>;
  /**
   * Returns the parts of the sitemap: for each catalog with items, groups with up to this many
   * items.
   */
  siteParts: (max: number) => Promise<SitePart[]>;
  /** Returns the items in one part of the sitemap, in order. */
  siteItems: (part: Omit<SitePart, 'changed'>, max: number) => Promise<SiteItem[]>;
}

export interface SitePart {
  catalogId: string;
  /** Starts at 1. */
  part: number;
  /** When an item in this part last changed: ISO 8601, UTC. */
  changed: string;
}

export type SiteItem = Pick<Schema['CatalogItem'], 'catalogItemId' | 'dateModified'>;
