import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import type { components } from '@spindle/sdk/schema';

type Schema = components['schemas'];

/** Synchronous if it is in memory. */
export type Ready<T> = T | Promise<T>;

/** What a page was made of: the entity tags of its data, by path. */
export type Sources = Map<string, string>;

/** The catalogs and content that visitors see. */
export interface Shown {
  /** Returns enabled catalogs in order. */
  catalogs: () => Schema['Catalog'][];
  /** Returns enabled items in order, or null if there is no such catalog. */
  items: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  /** Does the same for a small catalog; returns the first hundred items of a large one. */
  firstItems: (catalogId: string) => Ready<Schema['CatalogItem'][] | null>;
  item: (catalogId: string, catalogItemId: string) => Ready<Schema['CatalogItem'] | null>;
  /** Returns the enabled elements of a section in order; empty if there is no such section. */
  elements: (category: string) => Ready<Schema['Element'][]>;
}

/** The data of public pages, read from memory unless stated otherwise. */
export interface PublicData extends Shown {
  /** Returns the same data, and records the sources that are read. */
  noting: (sources: Sources) => Shown;
  /** Tells whether all sources are unchanged. */
  isStill: (sources: Sources) => Ready<boolean>;
  /** Returns the number of seconds until prices may change; undefined if no change is known. */
  turnsInSeconds: () => number | undefined;
  config: () => Schema['Config'];
  /** Loads a shared parts list, which is not in memory; null if there is none. */
  partsList: (id: string) => Promise<Schema['PartsList'] | null>;
  /**
   * Returns the response of the call with this name for a client in that network; null if it is not
   * available now.
   */
  search: (
    parameters: QueryOf<'searchItems'>,
    network: string,
  ) => Promise<Schema['SearchResult'] | null>;
  /** Returns the parts of the sitemap: for each catalog with items, groups of up to this many. */
  siteParts: (most: number) => Promise<SitePart[]>;
  /** Returns the items of one such part in order. */
  siteItems: (part: Omit<SitePart, 'changed'>, most: number) => Promise<SiteItem[]>;
}

export interface SitePart {
  catalogId: string;
  /** Starts at 1. */
  part: number;
  /** When one of its items last changed: ISO 8601, UTC. */
  changed: string;
}

export type SiteItem = Pick<Schema['CatalogItem'], 'catalogItemId' | 'dateModified'>;
